import type { ReplyOf } from '@tokhi/contract/client';
import type { Customer } from '../../callers/caller.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { deleteLineNamed } from './cart.queries.ts';
import { lockCart } from './lock-cart.ts';

/** Removing a product that is not in the cart succeeds, too. */
export async function removeFromCart(
  db: Db,
  code: string,
  { customerId }: Customer,
  now: Date,
): Promise<ReplyOf<'removeFromCart'>> {
  await inTransaction(db, async (tx) => {
    await lockCart(tx, customerId, now);
    await deleteLineNamed(tx, customerId, code);
  });
  return { result: 'success' };
}
