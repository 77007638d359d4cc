import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Customer } from '../../callers/caller.ts';
import { eraseRepliesOf } from '../../callers/idempotent-replies.queries.ts';
import type { Tx } from '../../db/database.ts';
import { type AccountParts, eraseCustomer, proveOwner } from '../accounts/public.ts';
import { eraseCart } from '../cart/public.ts';
import { eraseFavourites } from '../favourites/public.ts';
import { eraseLetters } from '../notifications/public.ts';
import { hasOrderInWork } from '../orders/public.ts';
import { hasOpenRefund } from '../payments/public.ts';
import { showReviewsAnew } from '../reviews/public.ts';

/**
 * Erases the customer (record 040). His row is held first: an order that is being made is waited for, and whoever makes one
 * afterwards finds nobody. Orders and ledger stay, for the books; reviews stay without a name.
 */
export async function deleteAccount(
  parts: AccountParts,
  proof: CallBody<Calls['deleteAccount']>,
  caller: Customer,
): Promise<{ result: 'success' }> {
  const asOwner = await proveOwner(parts, caller, proof);
  await asOwner(async (tx, account) => {
    await refuseWhileInWork(tx, account.id);
    const nowhere = await eraseCustomer(tx, account, parts.now());
    await eraseEverythingElse(tx, account.id, nowhere);
  });
  return { result: 'success' };
}

async function refuseWhileInWork(tx: Tx, customerId: number): Promise<void> {
  if ((await hasOrderInWork(tx, customerId)) || (await hasOpenRefund(tx, customerId))) throw refuse('order_in_work');
}

async function eraseEverythingElse(tx: Tx, customerId: number, nowhere: string): Promise<void> {
  await eraseLetters(tx, customerId, nowhere);
  await eraseCart(tx, customerId);
  await eraseFavourites(tx, customerId);
  await showReviewsAnew(tx, customerId);
  await eraseRepliesOf(tx, customerId);
}
