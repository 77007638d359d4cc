import '../../parts/table.css';
import './purchases.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Figures } from '../../parts/figures.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import type { ScreenHandle } from '../../shell/shell.tsx';
import { dayText } from '../../show/moment-text.ts';
import { NOTHING_CHOSEN, toggle, typeUnits, unitsOf } from './chosen-goods.ts';
import { DraftMaker } from './draft-maker.tsx';
import { NewPurchase } from './new-purchase.tsx';
import { NextArrival } from './next-arrival.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { type PurchaseList as ListName, purchasingQuery, type SoonOut, soonOutQuery } from './purchases-query.ts';
import { purchasingFigures } from './purchasing-figures.ts';
import { SoonOutPanel } from './soon-out-panel.tsx';
import { SuppliersPanel } from './suppliers/suppliers-panel.tsx';

const HINTS = [
  ['J+K', 'мөр'],
  ['Space', 'сонгох'],
  ['++−', 'тоо'],
] as const;
const LISTS: readonly ListName[] = ['open', 'drafts', 'ended'];

export const handle: ScreenHandle = { isWorkbench: true };

/** What sells out soon, drafts for suppliers made from it, and what is on its way. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const mayOrder = useMay()('order-goods');
  const [marked, setMarked] = useState<string | null>(null);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [beside, setBeside] = useState<'suppliers' | 'new' | null>(null);
  const purchasing = useQuery(purchasingQuery);
  const show = address.get('supplier') ?? 'all';
  const soon = useInfiniteQuery(soonOutQuery(supplierIn(show)));
  const products = soon.data?.pages.flatMap((page) => page.products) ?? [];
  const at = Math.max(
    products.findIndex(({ code }) => code === marked),
    0,
  );
  const current = products[at];
  const list = LISTS.find((name) => name === address.get('list')) ?? 'open';
  const narrow = (name: 'supplier' | 'list', value: string | null) => {
    const next = new Map([...address].filter(([key]) => key !== name));
    if (value !== null) next.set(name, value);
    setAddress([...next], { replace: true });
  };
  const choose = (product: SoonOut | undefined) => {
    if (product === undefined || !mayOrder) return;
    setMarked(product.code);
    setChosen(toggle(chosen, product));
  };
  const add = (by: number) => current && setChosen(typeUnits(chosen, current, unitsOf(chosen, current) + by));
  const step = (by: number) => setMarked(products[at + by]?.code ?? current?.code ?? null);
  const readMore = () => soon.hasNextPage && !soon.isFetchingNextPage && void soon.fetchNextPage();
  const turn = (name: 'suppliers' | 'new') => setBeside(beside === name ? null : name);
  const changes = [
    { key: 'Space', does: 'мөр сонгох', press: () => choose(current) },
    { key: '+', does: 'нэгээр нэмэх', press: () => add(1) },
    { key: '-', does: 'нэгээр хасах', press: () => add(-1) },
    { key: 'N', does: 'шинэ захиалга', press: () => turn('new') },
  ];
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => step(1) },
    { key: 'K', does: 'өмнөх мөр', press: () => step(-1) },
    { key: 'L', does: 'дараагийн 25', press: readMore },
    { key: 'S', does: 'нийлүүлэгч', press: () => turn('suppliers') },
    ...(mayOrder ? changes : []),
  ]);
  const end = (
    <>
      <KeyHints hints={mayOrder ? HINTS : HINTS.slice(0, 1)} />
      <Button kind="outline" icon={<Icon name="users" />} onClick={() => turn('suppliers')}>
        Нийлүүлэгч
      </Button>
      {mayOrder && (
        <Button kind="outline" icon={<Icon name="plus" />} onClick={() => turn('new')}>
          Шинэ захиалга
        </Button>
      )}
    </>
  );
  const { data } = purchasing;
  const error = purchasing.error ?? soon.error;
  return (
    <>
      <PageHead title="Худалдан авалт" end={end}>
        {data?.yuan_rate !== undefined && (
          <span className="soft">
            Ханш 1 ¥ = {data.yuan_rate.tug}₮, {dayText(data.yuan_rate.set_at)}
          </span>
        )}
      </PageHead>
      {error !== null && (
        <div className="purchases__note">
          <Note kind="bad" title={reasonOf(error)} />
        </div>
      )}
      {data !== undefined && (
        <>
          <Figures figures={purchasingFigures(data)} />
          <div className="purchases">
            <div className="purchases__column">
              {soon.data !== undefined && (
                <SoonOutPanel
                  purchasing={data}
                  total={soon.data.pages[0]?.total ?? 0}
                  more={soon.hasNextPage ? { busy: soon.isFetchingNextPage, read: readMore } : null}
                  {...{ products, show, current, chosen, mayOrder }}
                  onShow={(name) => narrow('supplier', name === 'all' ? null : name)}
                  onMark={setMarked}
                  onChoose={choose}
                  onType={(product, units) => setChosen(typeUnits(chosen, product, units))}
                />
              )}
              <PurchaseList
                purchasing={data}
                list={list}
                onList={(name) => narrow('list', name === 'open' ? null : name)}
              />
            </div>
            <div className="purchases__column">
              {beside === 'suppliers' && <SuppliersPanel mayEdit={mayOrder} onClose={() => setBeside(null)} />}
              {beside === 'new' && <NewPurchase onClose={() => setBeside(null)} />}
              {mayOrder && (
                <DraftMaker
                  purchasing={data}
                  chosen={chosen}
                  supplierOfRow={current?.supplier?.id}
                  onChosen={setChosen}
                />
              )}
              {data.coming.next !== null && <NextArrival number={data.coming.next.purchase} />}
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** From the address; undefined: all suppliers. */
function supplierIn(show: string): number | null | undefined {
  if (show === 'none') return null;
  return /^\d{1,9}$/.test(show) && show !== '0' ? Number(show) : undefined;
}
