import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { lockAccount, lockAccountNoKey, type OwnAccount, shareAccount } from './own-account.queries.ts';

/** Locks the customer's row until the transaction ends. If it was erased since the session was looked up, nobody is signed in. */
export async function lockCustomer(tx: Tx, customerId: number): Promise<OwnAccount> {
  const account = await lockAccount(tx, customerId);
  if (account === undefined) throw refuse('login_required');
  return account;
}

/**
 * The same for small changes of what is the customer's: it keeps away an erasure and a new order of the customer, not another small
 * change. A row that refers to the customer takes this very lock, so whoever takes it first cannot deadlock with them.
 */
export async function shareCustomer(tx: Tx, customerId: number): Promise<void> {
  if ((await shareAccount(tx, customerId)) === undefined) throw refuse('login_required');
}

/** The same inside `once`, whose key is a row of the customer already. */
export async function lockCustomerForOrder(tx: Tx, customerId: number): Promise<OwnAccount> {
  const account = await lockAccountNoKey(tx, customerId);
  if (account === undefined) throw refuse('login_required');
  return account;
}
