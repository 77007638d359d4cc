import type { Tx } from '../../../db/database.ts';
import { revokeSessions } from '../sessions/sessions.queries.ts';
import { type EnteringCustomer, proveMailboxOnly } from './customers.queries.ts';
import { welcome } from './welcome.ts';

/**
 * The owner of a mailbox gets an account that nobody confirmed. Anybody may have registered it: its password, name, phone and sessions are
 * dropped (record 146). Its row is locked.
 */
export async function claimAccount(tx: Tx, customer: EnteringCustomer, now: Date): Promise<EnteringCustomer> {
  await proveMailboxOnly(tx, customer.id, now);
  await revokeSessions(tx, customer.id, now);
  const claimed = {
    ...customer,
    ...{ email_confirmed_at: now, name: null, password_hash: null, password_chosen_in: null },
  };
  await welcome(tx, claimed, now);
  return claimed;
}
