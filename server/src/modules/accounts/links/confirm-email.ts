import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { queueLetter } from '../../notifications/public.ts';
import type { AccountParts } from '../account-parts.ts';
import { dropUnproven, type EnteringCustomer, proveAddress, setEmail } from '../entry/customers.queries.ts';
import { welcome } from '../entry/welcome.ts';
import { endProofs } from './one-time-tokens.queries.ts';
import { useLink } from './use-link.ts';

/** Confirms the address that a link was sent to: the account's own, or the one it is to have from now on. */
export async function confirmEmail(
  { db, now }: Pick<AccountParts, 'db' | 'now'>,
  { token }: CallBody<Calls['confirmEmail']>,
): Promise<CallReply<Calls['confirmEmail']>> {
  await inTransaction(db, async (tx) => {
    const at = now();
    const { customer, purpose, email } = await useLink(tx, token, ['confirm_email', 'change_email'], at);
    if (purpose === 'change_email') return changeEmail(tx, customer, email, at);
    if (customer.email_confirmed_at !== null) return;
    await proveAddress(tx, customer.id, at, 'stays');
    await welcome(tx, customer, at);
  });
  return { result: 'success' };
}

/** Both addresses are told; whatever was mailed to the old one opens nothing any more. */
async function changeEmail(tx: Tx, { id, email: old, name }: EnteringCustomer, email: string, now: Date) {
  // Whoever registered the address and never proved it gives way to the one who did.
  await dropUnproven(tx, email, now);
  await setEmail(tx, id, email, now);
  await endProofs(tx, id, old);
  for (const to of [old, email]) {
    const key = `email-changed:${id}:${now.getTime()}:${to === email ? 'new' : 'old'}`;
    await queueLetter(tx, { kind: 'email-changed', newEmail: email }, { email: to, customerId: id, name }, key);
  }
}
