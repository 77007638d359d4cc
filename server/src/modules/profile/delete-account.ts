import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Customer } from '../../callers/caller.ts';
import { eraseRepliesOf } from '../../callers/idempotent-replies.queries.ts';
import type { Tx } from '../../db/database.ts';
import { type AccountDeps, eraseCustomer, proveOwner } from '../accounts/public.ts';
import { eraseEvents, noteSecurityEvent } from '../audit/public.ts';
import { eraseCart } from '../cart/public.ts';
import { eraseFavourites } from '../favourites/public.ts';
import { eraseEmails } from '../notifications/public.ts';
import { hasOrderInWork } from '../orders/public.ts';
import { hasOpenRefund } from '../payments/public.ts';
import { showReviewsAnew } from '../reviews/public.ts';

/**
 * Erases the customer (record 040). Locks the customer's row first: a concurrent order completes before, and a later one finds no customer.
 * Orders and ledger stay, for the shop's accounting; reviews stay without a name.
 */
export async function deleteAccount(
  deps: AccountDeps,
  proof: CallBody<Calls['deleteAccount']>,
  caller: Customer,
): Promise<{ result: 'success' }> {
  const asOwner = await proveOwner(deps, caller, proof);
  await asOwner(async (tx, account) => {
    await eraseWhole(tx, account, deps.now());
    await noteSecurityEvent(tx, 'account_deleted', account.id, caller, deps.now());
  });
  return { result: 'success' };
}

/** Erases all personal data of the customer, whose row is locked; refused while the shop still owes something. */
export async function eraseWhole(tx: Tx, account: Parameters<typeof eraseCustomer>[1], now: Date): Promise<void> {
  await refuseWhileInWork(tx, account.id);
  const nowhere = await eraseCustomer(tx, account, now);
  await eraseEverythingElse(tx, account.id, nowhere);
}

async function refuseWhileInWork(tx: Tx, customerId: number): Promise<void> {
  if ((await hasOrderInWork(tx, customerId)) || (await hasOpenRefund(tx, customerId))) throw refuse('order_in_work');
}

async function eraseEverythingElse(tx: Tx, customerId: number, nowhere: string): Promise<void> {
  await eraseEmails(tx, customerId, nowhere);
  await eraseCart(tx, customerId);
  await eraseFavourites(tx, customerId);
  await showReviewsAnew(tx, customerId);
  await eraseRepliesOf(tx, customerId);
  await eraseEvents(tx, customerId);
}
