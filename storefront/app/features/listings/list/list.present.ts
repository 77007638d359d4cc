import type { Pagination } from '@tokhi/contract/fields/paging';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { type Packed, pack } from '../../../packed.ts';
import { type CardView, cardView, type ListedCard, listedCard } from '../../cards/public.ts';
import { appliedFilters } from '../filters/applied-filters.ts';
import type { FacetReply } from '../filters/facet-reply.ts';
import { type FacetGroup, facetGroups } from '../filters/facets.present.ts';
import type { ListState } from '../filters/filters.ts';
import { type AskAgain, type WayOut, waysOut } from '../search/ways-out.ts';

type SharedPicture = Pick<Picture, 'src' | 'width' | 'height'>;

export interface ListPageView {
  cards: Packed<ListedCard[]>;
  /** The picture of a shared link. */
  picture: SharedPicture | null;
  total: number;
  page: number;
  pages: number;
  pageSize: number;
}

export interface ListView extends ListPageView {
  /** The sidebar. */
  facets: FacetGroup[];
  /** For an empty list, the choices to drop: most products first. */
  waysOut: WayOut[];
}

export interface ListReply extends FacetReply {
  product: ProductCard[];
  pagination: Pagination;
}

/** The cards of a list. */
export function listedCards(cards: CardView[], asDocument: boolean): Pick<ListPageView, 'cards' | 'picture'> {
  const [first] = cards;
  const picture = first?.picture && {
    src: first.picture.src,
    width: first.picture.width,
    height: first.picture.height,
  };
  return { cards: pack(cards.map(listedCard), asDocument), picture: picture ?? null };
}

interface Listed {
  reply: ListReply;
  state: ListState;
  now: Date;
  asDocument: boolean;
}

/** A filtered list as its page shows it. An empty one is requested again without each choice, to name those that block. */
export async function listView({ reply, state, now, asDocument }: Listed, askAgain: AskAgain): Promise<ListView> {
  const { totalProduct, totalPage, page, pageSize } = reply.pagination;
  const facets = facetGroups(reply, state);
  const cards = reply.product.map((product) => cardView(product, now));
  return {
    // A row of the list is more than HTML: the text about its product is bound to its buttons.
    ...listedCards(cards, asDocument && state.view === 'grid'),
    total: totalProduct,
    page,
    pages: totalPage,
    pageSize,
    facets,
    waysOut: totalProduct > 0 ? [] : await waysOut(state, appliedFilters(state, facets), askAgain),
  };
}
