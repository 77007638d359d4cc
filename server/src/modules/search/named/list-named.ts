import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { LIST_PAGE_SIZE } from '@tokhi/rules/page/paging';
import type { AskedFilters } from '../asked-filters.ts';
import { type AskedPage, listPage } from '../list-page.ts';
import type { PresentedFacets } from '../search.present.ts';
import type { SearchContext } from '../search-context.ts';
import type { ListName } from './named-lists.ts';

interface NamedPage extends PresentedFacets {
  result: 'success';
  totalProduct: number;
  totalPage: number;
}

/** One page of a named list. Cards are separate, because each call has its own field name for them (spec §7). */
export async function listNamed(
  context: SearchContext,
  list: ListName,
  asked: AskedFilters & AskedPage,
): Promise<{ cards: ProductCard[]; page: NamedPage }> {
  const loaded = await context.index.loaded();
  const listed = await context.named.of(list, loaded);
  const { pagination, cards, facets } = await listPage(
    { loaded, cards: context.cards, now: context.now() },
    { ...listed, pageSize: LIST_PAGE_SIZE },
    asked,
  );
  const { totalProduct, totalPage } = pagination;
  return { cards, page: { result: 'success', totalProduct, totalPage, ...facets } };
}
