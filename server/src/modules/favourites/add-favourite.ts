import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import { maySave } from '@tokhi/rules/catalogue/favourites-limit';
import type { Customer } from '../../callers/caller.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { pricedProduct } from '../catalogue/public.ts';
import { freePlaces, savedProducts, takePlace } from './favourites.queries.ts';

/** Saves a product with its current price. Saving it again succeeds; a sixth product is refused. */
export async function addFavourite(
  db: Db,
  code: string,
  { customerId }: Customer,
  now: Date,
): Promise<ReplyOf<'addFavourite'>> {
  await inTransaction(db, async (tx) => {
    const product = await pricedProduct(tx, { code }, now);
    if (!product) throw refuse('product_not_found');
    const wanted = { customerId, productId: product.id, priceSeenTug: product.nowTug };
    while (!(await takePlace(tx, wanted, now))) {
      const codes = (await savedProducts(tx, customerId)).map((one) => one.code);
      if (codes.includes(code)) return;
      if (!maySave(codes, code)) throw refuse('favourite_limit');
      // A concurrent call was faster, or a product that is no longer sold takes a slot.
      await freePlaces(tx, customerId);
    }
  });
  return { result: 'success' };
}
