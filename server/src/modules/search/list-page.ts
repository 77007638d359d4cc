import type { Pagination, SortOrder } from '@tokhi/contract/fields/paging';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { clampPage, FILTERED_PAGE_SIZE, pageOffset, totalPages } from '@tokhi/rules/page/paging';
import type { CardCache } from '../catalogue/public.ts';
import { type AskedFilters, askedFilters, filtersAnything } from './asked-filters.ts';
import { countFiltered, type FacetCounts } from './index/count-facets.ts';
import type { DocumentColumns } from './index/document-columns.ts';
import { firstRowIndexes, order } from './index/first-row-indexes.ts';
import type { LoadedIndex } from './index/search-index.ts';
import { type PresentedFacets, presentFacets } from './search.present.ts';

export interface ListPage {
  pagination: Pagination;
  cards: ProductCard[];
  facets: PresentedFacets;
}

export interface AskedPage {
  page: number;
  sort?: SortOrder | undefined;
}

/** A list before filters. */
export interface Listed {
  unfiltered: FacetCounts;
  /** The default order; null where the row indexes are already ordered (a search, an event). */
  own: SortOrder | null;
  pageSize?: number;
}

/** One page of any filtered list: counts and row indexes from the index, the cards from the database. */
export async function listPage(
  { loaded, cards, now }: { loaded: LoadedIndex; cards: CardCache; now: Date },
  { unfiltered, own, pageSize = FILTERED_PAGE_SIZE }: Listed,
  asked: AskedFilters & AskedPage,
): Promise<ListPage> {
  const { columns, names } = loaded;
  const filters = askedFilters(asked, names);
  const counts = filtersAnything(filters) ? countFiltered(columns, unfiltered, filters) : unfiltered;
  const pages = totalPages(counts.total, pageSize);
  const page = clampPage(asked.page, pages);
  const offset = pageOffset(page, pageSize);
  const sort = asked.sort ?? own;
  const rowIndexes =
    sort === null
      ? [...counts.rowIndexes.subarray(offset, offset + pageSize)]
      : sorted(columns, counts, sort, { offset, pageSize });
  const ids = rowIndexes.map((rowIndex) => columns.productId[rowIndex] as number);
  return {
    pagination: { page, pageSize, totalProduct: counts.total, totalPage: pages },
    cards: await cards.byIds(ids, now),
    facets: presentFacets(columns, names, unfiltered, counts),
  };
}

/** Hardly anybody pages further. */
const FIRST_KEPT = 10 * FILTERED_PAGE_SIZE;
const firstOf = new WeakMap<FacetCounts, Map<SortOrder, number[]>>();

/** The first pages are cached with their counts: without filters they are the same for everybody. */
function sorted(
  columns: DocumentColumns,
  counts: FacetCounts,
  sort: SortOrder,
  { offset, pageSize }: { offset: number; pageSize: number },
): number[] {
  const stretch = (from: number, size: number) =>
    firstRowIndexes(counts.rowIndexes, order(columns, sort, counts.rowIndexes), from, size);
  const end = offset + pageSize;
  // Ratings change without a new version of the list, so the order by rating is not cached.
  if (end > FIRST_KEPT || sort === 'rating') return stretch(offset, pageSize);
  const kept = firstOf.get(counts) ?? new Map<SortOrder, number[]>();
  firstOf.set(counts, kept);
  const first = kept.get(sort) ?? stretch(0, FIRST_KEPT);
  kept.set(sort, first);
  return first.slice(offset, end);
}
