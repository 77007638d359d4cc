import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { holdAccount, type OwnAccount } from './own-account.queries.ts';

/** Holds the customer's row until the transaction ends. Erased since the session was looked up, there is nobody signed in. */
export async function holdCustomer(tx: Tx, customerId: number): Promise<OwnAccount> {
  const account = await holdAccount(tx, customerId);
  if (account === undefined) throw refuse('login_required');
  return account;
}
