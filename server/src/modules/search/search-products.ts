import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { listPage } from './list-page.ts';
import type { SearchContext } from './search-context.ts';

type Asked = CallBody<Calls['search']>;

/** Page /search?p={text}: what the text means, the products that fit it, best first, with filters. */
export async function searchProducts(context: SearchContext, asked: Asked): Promise<ReplyOf<'search'>> {
  const loaded = await context.index.loaded();
  const { level, text, filters, order, code, correction, unfiltered } = await context.resultCache.by(
    asked.search,
    loaded,
  );
  const { pagination, cards, facets } = await listPage(
    { loaded, cards: context.cards, now: context.now() },
    { unfiltered, own: order === 'fit' ? null : order },
    asked,
  );
  return {
    result: 'success',
    pagination,
    product: cards,
    ...facets,
    products: pagination.totalProduct,
    understood: { level, text, filters },
    correction,
    code,
  };
}
