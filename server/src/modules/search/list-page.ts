import type { Pagination, SortOrder } from '@tokhi/contract/fields/paging';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { clampPage, FILTERED_PAGE_SIZE, pageOffset, totalPages } from '@tokhi/rules/page/paging';
import type { CardCache } from '../catalogue/public.ts';
import { type AskedFilters, askedFilters, filtersAnything } from './asked-filters.ts';
import { countFiltered, type FacetCounts } from './index/count-facets.ts';
import type { DocumentColumns } from './index/document-columns.ts';
import { firstPlaces, order } from './index/first-places.ts';
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

/** What a list is made of before filters. */
export interface Listed {
  whole: FacetCounts;
  /** Whether its places stand in an order of their own (a search, an event), which is the one shown unless another is asked for. */
  isInOrder: boolean;
}

/** One page of any filtered list: counts and places from the index, the cards of that page from the database. */
export async function listPage(
  { loaded, cards, now }: { loaded: LoadedIndex; cards: CardCache; now: Date },
  { whole, isInOrder }: Listed,
  asked: AskedFilters & AskedPage,
): Promise<ListPage> {
  const { columns, names } = loaded;
  const filters = askedFilters(asked, names);
  const counts = filtersAnything(filters) ? countFiltered(columns, whole, filters) : whole;
  const pages = totalPages(counts.total, FILTERED_PAGE_SIZE);
  const page = clampPage(asked.page, pages);
  const offset = pageOffset(page, FILTERED_PAGE_SIZE);
  const keepsItsOrder = isInOrder && asked.sort === undefined;
  const places = keepsItsOrder ? inOrder(counts, offset) : sorted(columns, counts, asked.sort ?? 'popular', offset);
  const ids = places.map((place) => columns.productId[place] as number);
  return {
    pagination: { page, pageSize: FILTERED_PAGE_SIZE, totalProduct: counts.total, totalPage: pages },
    cards: await cards.byIds(ids, now),
    facets: presentFacets(columns, names, whole, counts),
  };
}

const inOrder = ({ places }: FacetCounts, offset: number): number[] => [
  ...places.subarray(offset, offset + FILTERED_PAGE_SIZE),
];

/** Hardly anybody turns further. */
const FIRST_KEPT = 10 * FILTERED_PAGE_SIZE;
const firstOf = new WeakMap<FacetCounts, Map<SortOrder, number[]>>();

/** The first pages are kept as long as their counts are: of a list without filters they are the same for everybody. */
function sorted(columns: DocumentColumns, counts: FacetCounts, sort: SortOrder, offset: number): number[] {
  const comes = order(columns, sort);
  const end = offset + FILTERED_PAGE_SIZE;
  // Opinions come without a change of the list: an order by them is made each time.
  if (end > FIRST_KEPT || sort === 'rating') return firstPlaces(counts.places, comes, offset, FILTERED_PAGE_SIZE);
  const kept = firstOf.get(counts) ?? new Map<SortOrder, number[]>();
  firstOf.set(counts, kept);
  const first = kept.get(sort) ?? firstPlaces(counts.places, comes, 0, FIRST_KEPT);
  kept.set(sort, first);
  return first.slice(offset, end);
}
