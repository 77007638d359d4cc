import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import { listPage } from './list-page.ts';
import type { SearchFrame } from './search-frame.ts';

type Asked = CallBody<Calls['search']>;

/** Page /search?p={text}: what the text means, the products that fit it, best first, with filters. */
export async function searchProducts(frame: SearchFrame, asked: Asked): Promise<ReplyOf<'search'>> {
  const loaded = await frame.index.loaded();
  const { level, text, filters, order, code, correction, whole } = await frame.found.by(asked.search, loaded);
  const { pagination, cards, facets } = await listPage(
    { loaded, cards: frame.cards, now: frame.now() },
    { whole, own: order === 'fit' ? null : order },
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
