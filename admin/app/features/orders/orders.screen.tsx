import './orders.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { OrderFilter, OrderSort } from '@tokhi/contract/admin/order-filter';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { addressOf, columnsIn, filterIn, sortIn } from './filter/filter-address.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { OrderTabs } from './filter/order-tabs.tsx';
import { type ChosenOrders, MoveDialog } from './move/move-dialog.tsx';
import { choicesQuery, countsQuery, type ListedOrder, ordersQuery } from './orders-query.ts';
import { ExportLinks, SelectionBar } from './selection-bar.tsx';
import { ColumnChoice } from './table/column-choice.tsx';
import { OrdersTable } from './table/orders-table.tsx';
import { useSelection } from './table/selection.ts';
import { SavedViews } from './views/saved-views.tsx';

const HINTS = [
  ['J+K', 'мөр'],
  ['Enter', 'нээх'],
  ['Space', 'сонгох'],
  ['/', 'хайх'],
] as const;

const SORTS: readonly [OrderSort, string][] = [
  ['newest', 'Шинэ нь эхэнд'],
  ['oldest', 'Хуучин нь эхэнд'],
  ['total', 'Их дүн эхэнд'],
  ['longest', 'Алхамдаа удсан нь эхэнд'],
];

/** Orders by filter, sort and view, all in the address, so that a list can be sent to a colleague. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const may = useMay();
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState<ChosenOrders | null>(null);
  const [filter, sort, columns] = [filterIn(address), sortIn(address), columnsIn(address)];
  const filterKey = addressOf(filter, sort).toString();
  const selection = useSelection(filterKey);
  const list = useInfiniteQuery(ordersQuery(filter, sort));
  const total = useTotal(filter);
  const methodNames = new Map(useQuery(choicesQuery).data?.methods.map(({ type, name }) => [type as string, name]));
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  const at = orders[current];
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const readMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const open = ({ ordernumber }: ListedOrder) => void navigate(`/orders/${ordernumber}`);

  function show(next: URLSearchParams) {
    setAddress(next, { replace: true });
    setCurrent(0);
  }
  function narrow(change: Partial<OrderFilter>, by: OrderSort = sort) {
    const kept = Object.entries({ ...filter, ...change }).filter(
      ([, value]) => value !== undefined && String(value) !== '',
    );
    const next = addressOf(Object.fromEntries(kept) as OrderFilter, by, columns);
    // Typed, but still too short to search for.
    if (change.text !== undefined && change.text !== '') next.set('text', change.text);
    show(next);
  }
  const chosen = orders.filter(({ id }) => selection.ids.has(id));
  const canMove = may('move-orders') && (selection.isAll || chosen.length > 0);
  const numbers = chosen.map(({ ordernumber }) => ordernumber).join(',');
  const picking = `/orders/picking?${selection.isAll ? addressOf(filter, 'newest') : new URLSearchParams({ numbers })}`;
  const startMove = () => {
    const isAll = selection.isAll;
    setMoved(
      isAll ? { filter, at: new Date().toISOString() } : { numbers: chosen.map(({ ordernumber }) => ordernumber) },
    );
  };
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => setCurrent((row) => Math.min(row + 1, orders.length - 1)) },
    { key: 'K', does: 'өмнөх мөр', press: () => setCurrent((row) => Math.max(row - 1, 0)) },
    { key: 'Enter', does: 'захиалгыг нээх', press: () => at && open(at) },
    { key: 'Space', does: 'мөрийг сонгох', press: () => at && selection.toggle(at.id) },
    { key: 'N', does: 'сонгосныг нэг алхам урагш', press: () => canMove && startMove() },
    { key: '/', does: 'хайх', press: () => search.current?.focus() },
  ]);
  const ended = list.data?.pages[0]?.ended;
  return (
    <>
      <PageHead title="Захиалга" end={<ExportLinks filter={filter} />}>
        <span className="soft">{total}</span>
      </PageHead>
      <section className="orders" aria-label="Захиалгын жагсаалт">
        <div className="orders__tools">
          <span className="orders__search">
            <Icon name="search" />
            <TextInput
              ref={search}
              key={address.get('text') === null ? 'none' : 'typed'}
              aria-label="Дугаар, утас, и-мэйл, нэр"
              placeholder="Дугаарын сүүлийн 4, утас, и-мэйл, нэр"
              defaultValue={address.get('text') ?? ''}
              onChange={({ target }) => narrow({ text: target.value })}
            />
            <Kbd>/</Kbd>
          </span>
          <div className="orders__end">
            <SavedViews {...{ filter, sort, columns }} onOpen={show} />
            <ColumnChoice
              columns={columns}
              onChange={(next) => setAddress(addressOf(filter, sort, next), { replace: true })}
            />
            <Select
              compact
              aria-label="Эрэмбэ"
              value={sort}
              onChange={({ target }) => narrow({}, target.value as OrderSort)}
            >
              {SORTS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <OrderTabs
          filter={filter}
          onChoose={(status) => narrow({ status: status.length > 0 ? [...status] : undefined })}
        />
        <FilterBar filter={filter} onChange={narrow} />
        <SelectionBar selection={selection} total={total} picking={picking} onMove={canMove ? startMove : null} />
        {list.isError && <Note kind="bad" title={reasonOf(list.error)} />}
        <OrdersTable
          orders={orders}
          columns={columns}
          current={current}
          selection={selection}
          methodNames={methodNames}
          onOpen={open}
          onEnd={readMore}
        />
        {list.isSuccess && orders.length === 0 && <p className="orders__none">Ийм захиалга алга.</p>}
        {moved !== null && (
          <MoveDialog
            orders={moved}
            next={chosen[0]?.next ?? orders[0]?.next ?? null}
            onClose={() => setMoved(null)}
            onStarted={selection.clear}
          />
        )}
        <div className="orders__foot">
          {hasNextPage && (
            <Button kind="outline" busy={isFetchingNextPage} onClick={readMore}>
              Дараагийн 50-г харуулах
            </Button>
          )}
          {ended && !hasNextPage && (
            <EarlierButton from={ended.from} onPress={(to) => narrow({ to, from: undefined })} />
          )}
          <div className="orders__hints">
            <KeyHints hints={HINTS} />
          </div>
        </div>
      </section>
    </>
  );
}

const DAY_LENGTH = '2026-11-18'.length;

/** Ended orders are shown 92 days at a time: loads the days before. */
function EarlierButton({ from, onPress }: { from: string; onPress: (to: string) => void }) {
  // The day in Ulaanbaatar began at this moment, so in UTC it is still the day before.
  const day = from.slice(0, DAY_LENGTH);
  return (
    <Button kind="outline" onClick={() => onPress(day)}>
      {day.replaceAll('-', '.')} хүртэлх дууссан захиалга
    </Button>
  );
}

/** The number of matches, from the counts of the tabs. */
function useTotal(filter: OrderFilter): string {
  const counts = useQuery(countsQuery(filter)).data?.counts ?? [];
  const own = counts.filter(({ status }) => filter.status?.includes(status) ?? true);
  const sum = own.reduce((all, { count }) => all + count, 0);
  return counts.length === 0 ? '' : `${sum.toLocaleString('en')}${own.some(({ capped }) => capped) ? '+' : ''}`;
}
