// The named lists (docs/lists.md): the products and the default order of each.
import { DAY_MS } from '@tokhi/rules/delivery/calendar';
import type { Db } from '../../../db/database.ts';
import { idsAtFamilyPrice, idsWearing } from '../../catalogue/public.ts';
import { trendPicks } from '../../content/public.ts';
import { colourByColour, eachModelFirst } from '../index/best-sellers.ts';
import { countUnfiltered } from '../index/count-facets.ts';
import type { DocumentColumns } from '../index/document-columns.ts';
import type { LoadedIndex } from '../index/search-index.ts';
import type { Listed } from '../list-page.ts';
import { rowIndexesOf } from '../row-indexes-of.ts';

export type ListName =
  | 'best_sellers'
  | 'trend'
  | 'cheaper'
  | 'newly_reduced'
  | 'ready'
  | 'arrivals'
  | 'newest'
  | 'family';

interface Goods {
  rowIndexes: readonly number[];
  own: Listed['own'];
}

type Rule = (columns: DocumentColumns, db: Db, now: Date) => Goods | Promise<Goods>;

const TREND_DAYS = 60;

const RULES: Record<ListName, Rule> = {
  // Best sellers: every product, recent best sellers first.
  best_sellers: (columns) => ({ rowIndexes: rowIndexesWhere(columns, () => true), own: 'popular' }),
  // Trend: the staff's picks in their order, then the best sellers among products published in the last 60 days.
  trend: async (columns, db, now) => {
    const picked = new Set(rowIndexesOf(columns, await trendPicks(db)));
    const since = (now.getTime() - TREND_DAYS * DAY_MS) / 1_000;
    const came = rowIndexesWhere(columns, (rowIndex) => (columns.publishedSeconds[rowIndex] as number) > since);
    const others = came.filter((rowIndex) => columns.isListed[rowIndex] === 1 && !picked.has(rowIndex));
    return { rowIndexes: [...picked, ...others.sort(colourByColour(columns, others))], own: null };
  },
  // Cheaper: a cut of at least one percent now, rounded, by price cut or campaign; biggest cut first.
  cheaper: (columns) => ({
    rowIndexes: rowIndexesWhere(columns, (rowIndex) => (columns.cut[rowIndex] as number) > 0),
    own: 'discount',
  }),
  // Newly reduced: products with the badge new_lower_price, the latest first.
  newly_reduced: async (columns, db, now) => badged(columns, await idsWearing(db, 'new_lower_price', now)),
  // Ready: in stock in Ulaanbaatar.
  ready: (columns) => ({
    rowIndexes: rowIndexesWhere(columns, (rowIndex) => columns.isReady[rowIndex] === 1),
    own: 'popular',
  }),
  // New arrivals: products with the badge new, the latest first.
  arrivals: async (columns, db, now) => badged(columns, await idsWearing(db, 'new', now)),
  // Newest: every product, the last published first.
  newest: (columns) => ({ rowIndexes: rowIndexesWhere(columns, () => true), own: 'newest' }),
  // Family: products with a family price.
  family: async (columns, db) => ({ rowIndexes: rowIndexesOf(columns, await idsAtFamilyPrice(db)), own: 'popular' }),
};

function rowIndexesWhere({ count }: DocumentColumns, matches: (rowIndex: number) => boolean): number[] {
  const rowIndexes: number[] = [];
  for (let rowIndex = 0; rowIndex < count; rowIndex += 1) if (matches(rowIndex)) rowIndexes.push(rowIndex);
  return rowIndexes;
}

/** All colours of a model arrive on one day: show each model once, then the second colours (decision 62). */
const badged = (columns: DocumentColumns, ids: readonly number[]): Goods => ({
  rowIndexes: eachModelFirst(
    columns,
    rowIndexesOf(columns, ids).filter((rowIndex) => columns.isListed[rowIndex] === 1),
  ),
  own: null,
});

export interface NamedLists {
  of(list: ListName, loaded: LoadedIndex): Promise<Listed>;
}

interface Kept {
  version: string;
  at: number;
  listed: Listed;
}

/** Badges and trend days change by the clock: a list may be stale for this long. */
const KEPT_MS = 20_000;

/** Counted once for all visitors who page and filter; at most one entry per list name. */
export function createNamedLists(db: Db, now: () => Date): NamedLists {
  const kept = new Map<ListName, Kept>();
  return {
    async of(list, loaded) {
      const version = list === 'ready' ? loaded.version : loaded.goodsVersion;
      const known = kept.get(list);
      if (known?.version === version && performance.now() - known.at < KEPT_MS) return known.listed;
      const { rowIndexes, own } = await RULES[list](loaded.columns, db, now());
      const listed = { unfiltered: countUnfiltered(loaded.columns, { kind: 'places', rowIndexes }), own };
      kept.set(list, { version, at: performance.now(), listed });
      return listed;
    },
  };
}
