import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { listPage } from './list-page.ts';
import type { SearchContext } from './search-context.ts';

type Asked = CallBody<Calls['search']>;

/** Page /search?p={text}: how the text was understood, and the products that fit it, best first, with filters. */
export async function searchProducts(context: SearchContext, asked: Asked): Promise<ReplyOf<'search'>> {
  const loaded = await context.index.loaded();
  const { level, text, filters, order, code, correction, unfiltered, nearest } = await context.resultCache.by(
    asked.search,
    loaded,
  );
  const { pagination, cards, facets } = await listPage(
    { loaded, cards: context.cards, now: context.now() },
    { unfiltered, own: order === 'fit' ? null : order },
    asked,
  );
  const nearestIds = nearest.map((rowIndex) => loaded.columns.productId[rowIndex] as number);
  return {
    result: 'success',
    pagination,
    product: cards,
    ...facets,
    products: pagination.totalProduct,
    understood: { level, text, filters },
    correction,
    nearest: nearestIds.length === 0 ? [] : await context.cards.byIds(nearestIds, context.now()),
    code,
  };
}
