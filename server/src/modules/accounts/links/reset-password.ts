import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Guest } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { noteSecurityEvent } from '../../audit/public.ts';
import { queueEmail } from '../../notifications/public.ts';
import type { AccountDeps } from '../account-deps.ts';
import { claimAccount } from '../entry/claim-account.ts';
import { setPasswordHash } from '../entry/customers.queries.ts';
import { signIn } from '../entry/sign-in.ts';
import { isCommon } from '../passwords/common-passwords.ts';
import { hashOf } from '../secrets.ts';
import { revokeSessions } from '../sessions/sessions.queries.ts';
import { endProofs, validLink } from './one-time-tokens.queries.ts';
import { useLink } from './use-link.ts';

/**
 * Sets a new password by a mailed link: all sessions end, and all other links become invalid. It opens a session, and clears the wrong
 * tries of a stranger, who could otherwise lock the owner out (record 147).
 */
export async function resetPassword(
  deps: AccountDeps,
  { token, password }: CallBody<Calls['resetPassword']>,
  caller: Guest,
): Promise<CallReply<Calls['resetPassword']>> {
  const { db, passwords, commonPasswords, tries, now } = deps;
  // Checked before anything is hashed: made-up links cost a lookup.
  if ((await validLink(db, hashOf(token), ['reset_password'], now())) === undefined) throw refuse('link_invalid');
  if (isCommon(commonPasswords, password)) throw refuse('password_common');
  const passwordHash = await passwords.hash(password);
  const { email, opened } = await inTransaction(db, async (tx) => {
    const at = now();
    const { customer } = await useLink(tx, token, ['reset_password'], at);
    // The email reached its address, which proves the address.
    const entering = customer.email_confirmed_at === null ? await claimAccount(tx, customer, at) : customer;
    const { id, email, name } = entering;
    await setPasswordHash(tx, id, passwordHash, at);
    await revokeSessions(tx, id, at);
    await noteSecurityEvent(tx, 'password_reset', id, caller, at);
    await endProofs(tx, id, email);
    const key = `password-changed:${hashOf(token).toString('hex')}`;
    await queueEmail(tx, { kind: 'password-changed', at }, { email, customerId: id, name }, key);
    return { email, opened: await signIn(tx, deps, entering, caller, 'reset') };
  });
  await tries.clear(['password_of_account', email], ['wrong_code_of_account', email]);
  return opened;
}
