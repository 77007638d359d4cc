import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { inTransaction } from '../../../db/in-transaction.ts';
import { queueLetter } from '../../notifications/public.ts';
import type { AccountParts } from '../account-parts.ts';
import { proveAddress, setPasswordHash } from '../entry/customers.queries.ts';
import { welcome } from '../entry/welcome.ts';
import { isCommon } from '../passwords/common-passwords.ts';
import { hashOf } from '../secrets.ts';
import { revokeSessions } from '../sessions/sessions.queries.ts';
import { endProofs, holdingLink } from './one-time-tokens.queries.ts';
import { useLink } from './use-link.ts';

/** A new password by a mailed link: whoever was in is out, and no other letter opens anything. */
export async function resetPassword(
  { db, passwords, commonPasswords, now }: AccountParts,
  { token, password }: CallBody<Calls['resetPassword']>,
): Promise<CallReply<Calls['resetPassword']>> {
  // Looked at before anything is hashed: made-up links cost a lookup.
  if ((await holdingLink(db, hashOf(token), ['reset_password'], now())) === undefined) throw refuse('link_invalid');
  if (isCommon(commonPasswords, password)) throw refuse('password_common');
  const passwordHash = await passwords.hash(password);
  await inTransaction(db, async (tx) => {
    const at = now();
    const { customer } = await useLink(tx, token, ['reset_password'], at);
    const { id, email, name } = customer;
    // The letter reached its address: that is proven with it.
    if (customer.email_confirmed_at === null) {
      await proveAddress(tx, id, at, 'falls');
      await welcome(tx, customer, at);
    }
    await setPasswordHash(tx, id, passwordHash);
    await revokeSessions(tx, id, at);
    await endProofs(tx, id, email);
    const key = `password-changed:${hashOf(token).toString('hex')}`;
    await queueLetter(tx, { kind: 'password-changed', at }, { email, customerId: id, name }, key);
  });
  return { result: 'success' };
}
