import type { ReplyOf } from '@tokhi/contract/client';
import type { CardCache } from '../card-cache.ts';

/** The cards of the products that another call names (spec §2 Product cards): the product page loads its lower rows with it. */
export const showCards = async (cards: CardCache, ids: number[], now: Date): Promise<ReplyOf<'productCards'>> => ({
  result: 'success',
  product: await cards.byIds(ids, now),
});
