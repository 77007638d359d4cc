import type { Pagination } from '@tokhi/contract/fields/paging';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { type Packed, pack } from '../../../packed.ts';
import { type CardView, cardView } from '../../cards/public.ts';
import { appliedFilters } from '../filters/applied-filters.ts';
import type { FacetReply } from '../filters/facet-reply.ts';
import { type FacetGroup, facetGroups } from '../filters/facets.present.ts';
import type { ListState } from '../filters/filters.ts';
import { type AskAgain, type WayOut, waysOut } from '../search/ways-out.ts';

export interface ListPageView {
  cards: Packed<CardView[]>;
  total: number;
  page: number;
  pages: number;
  pageSize: number;
}

export interface ListView extends ListPageView {
  /** The sidebar. */
  facets: FacetGroup[];
  /** Of an empty list, what fills it most first. */
  waysOut: WayOut[];
}

export interface ListReply extends FacetReply {
  product: ProductCard[];
  pagination: Pagination;
}

/** A filtered list as its page shows it. An empty one asks again without each choice, to name the one that blocks. */
export async function listView(reply: ListReply, state: ListState, askAgain: AskAgain, now: Date): Promise<ListView> {
  const { totalProduct, totalPage, page, pageSize } = reply.pagination;
  const facets = facetGroups(reply, state);
  return {
    cards: pack(reply.product.map((product) => cardView(product, now))),
    total: totalProduct,
    page,
    pages: totalPage,
    pageSize,
    facets,
    waysOut: totalProduct > 0 ? [] : await waysOut(state, appliedFilters(state, facets), askAgain),
  };
}
