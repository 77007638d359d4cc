import '../../parts/table.css';
import '../../parts/panel.css';
import './customers.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type CustomerView, customerViews } from '@tokhi/contract/admin/customer-words';
import { groupThousands } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import type { ScreenHandle } from '../../shell/shell.tsx';
import { CustomerRow } from './customer-row.tsx';
import { customersQuery } from './customers-query.ts';

const NAMES: Record<CustomerView, string> = {
  all: 'Бүгд',
  recent: '90 хоногт авсан',
  new: 'Шинэ, 7 хоног',
  organisation: 'Байгууллага',
  bonus: 'Бонус 100,000+',
  gone: 'Эргэж ирээгүй',
  blocked: 'Хаасан',
};
const HINTS = [
  ['J+K', 'мөр'],
  ['Enter', 'нээх'],
  ['/', 'хайх'],
] as const;
const MOST_COUNTED = 1_000;

const countText = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : count >= MOST_COUNTED ? `${groupThousands(MOST_COUNTED)}+` : String(count);

export const handle: ScreenHandle = { isWorkbench: true };

/** Customers by view, or search results among all of them. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const view = customerViews.find((name) => name === params.get('view')) ?? 'recent';
  const text = params.get('text') ?? '';
  const list = useInfiniteQuery(customersQuery(view, text));
  const rows = list.data?.pages.flatMap((page) => page.customers) ?? [];
  const counts = list.data?.pages[0]?.counts;
  const at = Math.max(
    rows.findIndex(({ id }) => id === chosen),
    0,
  );
  const current = rows[at];
  const show = (next: Record<string, string>) => {
    setParams(
      Object.entries(next).filter(([, value]) => value !== ''),
      { replace: true },
    );
    setChosen(null);
  };
  const step = (by: number) => setChosen(rows[at + by]?.id ?? current?.id ?? null);
  const open = () => current !== undefined && void navigate(`/customers/${current.id}`);
  const readMore = () => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage();
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => step(1) },
    { key: 'K', does: 'өмнөх мөр', press: () => step(-1) },
    { key: 'Enter', does: 'нээх', press: open },
    { key: 'L', does: 'дараагийн 50', press: readMore },
    { key: '/', does: 'хайх', press: () => search.current?.focus() },
  ]);
  return (
    <>
      <PageHead title="Хэрэглэгч" end={<KeyHints hints={HINTS} />} />
      {list.isError && <Note kind="bad" title={reasonOf(list.error)} />}
      <section className="panel" aria-label="Хэрэглэгчид">
        <form
          className="customers__find"
          onSubmit={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <TextInput
            ref={search}
            type="search"
            aria-label="Хэрэглэгч хайх"
            placeholder="Нэр, утас, сүүлийн 4 орон, и-мэйл, захиалга"
            autoComplete="off"
            defaultValue={text}
            onChange={({ target }) => show({ view: params.get('view') ?? '', text: target.value.trim() })}
          />
        </form>
        <div className="customers__views">
          <PillTabs
            label="Харагдац"
            tabs={customerViews.map((name) => ({ name, text: NAMES[name], count: countText(counts?.[name]) }))}
            current={text === '' ? view : 'all'}
            onChoose={(name) => {
              if (search.current !== null) search.current.value = '';
              show({ view: name });
            }}
          />
        </div>
        <div className="table__wrap">
          <table className="table customers__table">
            <thead>
              <tr>
                <th>Хэрэглэгч</th>
                <th>Утас</th>
                <th>Дүүрэг, хороо</th>
                <th className="table__num">Захиалга</th>
                <th className="table__num">Авалт</th>
                <th className="table__num">Бонус</th>
                <th className="table__num">Сүүлд</th>
                <th>Тэмдэг</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((customer) => (
                <CustomerRow key={customer.id} customer={customer} isCurrent={customer.id === current?.id} />
              ))}
            </tbody>
          </table>
        </div>
        {list.isSuccess && rows.length === 0 && <p className="customers__none">Ийм хэрэглэгч алга.</p>}
        {list.hasNextPage && (
          <div className="panel__foot">
            <Button
              kind="outline"
              icon={<Icon name="chevron-down" />}
              busy={list.isFetchingNextPage}
              onClick={readMore}
            >
              Дараагийн 50-г харуулах <Kbd>L</Kbd>
            </Button>
            <span>Энэ хооронд шинэ захиалга орсон ч мөр давхардахгүй, алгасахгүй</span>
          </div>
        )}
      </section>
    </>
  );
}
