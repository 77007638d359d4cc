import type { CartProduct } from '@tokhi/contract/calls/cart';
import type { Db } from '../../db/database.ts';
import { cartProductRows } from './cards.queries.ts';
import { presentCartProduct } from './catalogue.present.ts';

/**
 * Those products that are sold, with the prices and the stock of `now`: never from the card cache, because this is what will be charged.
 */
export const productsInCarts = async (
  db: Db,
  { codes, ids }: { codes: readonly string[]; ids: readonly number[] },
  now: Date,
): Promise<CartProduct[]> => (await cartProductRows(db, codes, ids, now)).map((row) => presentCartProduct(row, now));
