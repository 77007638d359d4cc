import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { lockAccount, lockAccountNoKey, type OwnAccount, shareAccount } from './own-account.queries.ts';

/** Locks the customer's row until the transaction ends. An account erased since the session lookup counts as signed out. */
export async function lockCustomer(tx: Tx, customerId: number): Promise<OwnAccount> {
  const account = await lockAccount(tx, customerId);
  if (account === undefined) throw refuse('login_required');
  return account;
}

/**
 * A shared lock for small changes of the customer's data: it excludes an erasure and a new order of the customer, but not other small
 * changes. A row that refers to the customer takes the same lock, so that taking it first cannot deadlock.
 */
export async function shareCustomer(tx: Tx, customerId: number): Promise<void> {
  if ((await shareAccount(tx, customerId)) === undefined) throw refuse('login_required');
}

/** The same inside `withIdempotency`, whose key row already refers to the customer. */
export async function lockCustomerForOrder(tx: Tx, customerId: number): Promise<OwnAccount> {
  const account = await lockAccountNoKey(tx, customerId);
  if (account === undefined) throw refuse('login_required');
  return account;
}
