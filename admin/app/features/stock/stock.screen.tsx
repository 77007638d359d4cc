import './stock.css';
import './stock-move.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Figures } from '../../parts/figures.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import type { ScreenHandle } from '../../shell/shell.tsx';
import { useNow } from '../../show/use-now.ts';
import { ChosenProduct } from './chosen-product.tsx';
import { ShelfNav } from './shelf-nav.tsx';
import { StartStocktake } from './start-stocktake.tsx';
import { figuresOf } from './stock-figures.ts';
import { SHOWS, stockFilterIn } from './stock-filter.ts';
import type { MoveKind } from './stock-form.ts';
import { StockList } from './stock-list.tsx';
import { type Stocked, stockQuery } from './stock-query.ts';
import { PLACE_NAMES } from './stock-words.ts';

const HINTS = [
  ['J+K', 'мөр'],
  ['R', 'хүлээн авах'],
  ['T', 'тоолох'],
  ['W', 'актлах'],
] as const;

export const handle: ScreenHandle = { isWorkbench: true };

/** The products of a shelf and the actions on them; shelf and filter are in the address. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const search = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const mayMove = useMay()('count-stock');
  const [chosen, setChosen] = useState<string | null>(null);
  const [kind, setKind] = useState<MoveKind>('receive');
  const [isStarting, setStarting] = useState(false);
  const now = useNow();
  const filter = stockFilterIn(address);
  const { place, shelf = '', show } = filter;
  const list = useInfiniteQuery(stockQuery(filter));
  const products = list.data?.pages.flatMap((page) => page.products);
  const [first] = list.data?.pages ?? [];
  // The chosen product keeps its panel even if the list does not show it: once counted, it may be further down in the other place.
  const code = chosen ?? products?.[0]?.code;
  const at = products?.findIndex((product) => product.code === code) ?? -1;
  const current = products?.[at];
  const narrow = (change: Readonly<Record<string, string>>) => {
    const next = new Map([...address, ...Object.entries(change)]);
    setAddress(
      [...next].filter(([, value]) => value !== ''),
      { replace: true },
    );
    setChosen(null);
  };
  const step = (by: number) => setChosen(products?.[at + by]?.code ?? code ?? null);
  const act = (next: MoveKind) => {
    // Render the form of the other kind first: rendered later, it would clear the text selection of the field.
    flushSync(() => setKind(next));
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.querySelector<HTMLInputElement>('.stepper__value')?.focus();
  };
  // A product counted in the other place is there from now on.
  const follow = (moved: Stocked) => {
    if (moved.place !== place) narrow({ place: moved.place === 'beijing' ? moved.place : '', shelf: '' });
    setChosen(moved.code);
  };
  const readMore = () => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage();
  const changes = [
    { key: 'R', does: 'хүлээн авах', press: () => act('receive') },
    { key: 'T', does: 'тоолох', press: () => act('count') },
    { key: 'W', does: 'актлах', press: () => act('write-off') },
    { key: 'S', does: 'тавиур тоолох', press: () => setStarting(true) },
  ];
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => step(1) },
    { key: 'K', does: 'өмнөх мөр', press: () => step(-1) },
    { key: 'L', does: 'дараагийн 50', press: readMore },
    { key: '/', does: 'хайх', press: () => search.current?.focus() },
    ...(mayMove ? changes : []),
  ]);
  const end = (
    <>
      <KeyHints hints={mayMove ? HINTS : HINTS.slice(0, 1)} />
      {mayMove && (
        <>
          <Button kind="outline" icon={<Icon name="scan-line" />} onClick={() => setStarting(true)}>
            Тавиур тоолох
          </Button>
          <Button kind="outline" icon={<Icon name="package-plus" />} onClick={() => act('receive')}>
            Хүлээн авах
          </Button>
        </>
      )}
    </>
  );
  const tools = (
    <div className="stock__tools">
      <TextInput
        ref={search}
        type="search"
        className="stock__text"
        aria-label="Код, нэр"
        placeholder="Код, нэр"
        autoComplete="off"
        defaultValue={filter.text ?? ''}
        onChange={({ target }) => narrow({ text: target.value })}
      />
      <PillTabs
        label="Аль нь"
        tabs={SHOWS}
        current={show}
        onChoose={(name) => narrow({ show: name === 'all' ? '' : name })}
      />
    </div>
  );
  const elsewhere = place === 'beijing' ? 'ulaanbaatar' : 'beijing';
  return (
    <>
      <PageHead title="Үлдэгдэл" end={end}>
        <span className="soft">
          {PLACE_NAMES[place]}
          {shelf !== '' && `, ${shelf} тавиур`}
        </span>
      </PageHead>
      {list.isError && <Note kind="bad" title={reasonOf(list.error)} />}
      {first?.sums && <Figures figures={figuresOf(first.sums, first.shelves ?? [], shelf)} />}
      <div className="stock">
        <ShelfNav
          {...{ place, shelf, now }}
          shelves={first?.shelves ?? []}
          onPlace={(next) => narrow({ place: next === 'beijing' ? next : '', shelf: '' })}
          onShelf={(next) => narrow({ shelf: next })}
        />
        <StockList
          isWalked={shelf !== ''}
          title={shelf === '' ? 'Бүх бараа' : `${shelf} тавиур`}
          {...{ tools, products, current, now }}
          instead={
            <button
              type="button"
              className="stock__elsewhere"
              onClick={() => narrow({ place: elsewhere === 'beijing' ? elsewhere : '', shelf: '', show: '' })}
            >
              {PLACE_NAMES[elsewhere]} дотор хайх
            </button>
          }
          more={list.hasNextPage ? { busy: list.isFetchingNextPage, read: readMore } : null}
          onChoose={(code) => {
            setChosen(code);
            panel.current?.scrollIntoView({ block: 'nearest' });
          }}
        />
        {code !== undefined && (
          <ChosenProduct key={code} {...{ code, kind, panel }} onKind={setKind} onMoved={follow} />
        )}
      </div>
      {isStarting && <StartStocktake place={place} shelf={shelf} onClose={() => setStarting(false)} />}
    </>
  );
}
