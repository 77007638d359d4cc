import type { Pagination, SortOrder } from '@tokhi/contract/paging';
import type { ProductCard } from '@tokhi/contract/product-fields';
import { clampPage, FILTERED_PAGE_SIZE, pageOffset, totalPages } from '@tokhi/rules/paging';
import { type AskedFilters, askedFilters, filtersAnything } from './asked-filters.ts';
import { countFacets, type Scope } from './index/count-facets.ts';
import { NO_FILTERS } from './index/filters.ts';
import { type Comes, firstPlaces, order } from './index/first-places.ts';
import type { LoadedIndex } from './index/search-index.ts';
import type { ListedCards } from './listed-cards.ts';
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

/** One page of any filtered list: counts and places from the index, the cards of that page from the database. */
export async function listPage(
  { loaded, cards, now }: { loaded: LoadedIndex; cards: ListedCards; now: Date },
  scope: Scope,
  asked: AskedFilters & AskedPage,
  relevance?: Comes,
): Promise<ListPage> {
  const { columns, names } = loaded;
  const filters = askedFilters(asked, names);
  const whole = scope.kind === 'places' ? countFacets(columns, scope, NO_FILTERS) : loaded.whole(scope);
  const counts = filtersAnything(filters) ? countFacets(columns, scope, filters) : whole;
  const pages = totalPages(counts.total, FILTERED_PAGE_SIZE);
  const page = clampPage(asked.page, pages);
  const places = firstPlaces(
    counts.places,
    order(columns, asked.sort ?? 'popular', relevance),
    pageOffset(page, FILTERED_PAGE_SIZE),
    FILTERED_PAGE_SIZE,
  );
  const ids = places.map((place) => columns.productId[place] as number);
  return {
    pagination: { page, pageSize: FILTERED_PAGE_SIZE, totalProduct: counts.total, totalPage: pages },
    cards: await cards.byIds(ids, now),
    facets: presentFacets(columns, names, whole, counts),
  };
}
