import type { ReplyOf } from '@tokhi/contract/client';
import type { CardCache } from '../card-cache.ts';

/** The cards of what another call names (spec §2 Product cards): the product page asks so for what it shows below the product. */
export const showCards = async (cards: CardCache, ids: number[], now: Date): Promise<ReplyOf<'productCards'>> => ({
  result: 'success',
  product: await cards.byIds(ids, now),
});
