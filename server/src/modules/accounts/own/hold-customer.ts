import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { holdAccount, holdAccountBesideRows, type OwnAccount, shareAccount } from './own-account.queries.ts';

/** Holds the customer's row until the transaction ends. Erased since the session was looked up, there is nobody signed in. */
export async function holdCustomer(tx: Tx, customerId: number): Promise<OwnAccount> {
  const account = await holdAccount(tx, customerId);
  if (account === undefined) throw refuse('login_required');
  return account;
}

/**
 * The same for small changes of what is the customer's: it keeps an erasure and an order of his away, not another small change.
 * A row that refers to him takes this very lock, so whoever takes it first cannot meet them halfway.
 */
export async function shareCustomer(tx: Tx, customerId: number): Promise<void> {
  if ((await shareAccount(tx, customerId)) === undefined) throw refuse('login_required');
}

/** The same inside `once`, whose key is a row of the customer already. */
export async function holdBuyer(tx: Tx, customerId: number): Promise<OwnAccount> {
  const account = await holdAccountBesideRows(tx, customerId);
  if (account === undefined) throw refuse('login_required');
  return account;
}
