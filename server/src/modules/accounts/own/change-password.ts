import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Customer } from '../../../callers/caller.ts';
import { queueLetter } from '../../notifications/public.ts';
import type { AccountParts } from '../account-parts.ts';
import { setPasswordHash } from '../entry/customers.queries.ts';
import { endLinks } from '../links/one-time-tokens.queries.ts';
import { isCommon } from '../passwords/common-passwords.ts';
import { hashOf } from '../secrets.ts';
import { openSession } from '../sessions/open-session.ts';
import { revokeSessions } from '../sessions/sessions.queries.ts';
import { proveOwner } from './prove-owner.ts';

/**
 * Sets a new password and ends every session, that of this browser too, which gets a fresh token: whoever knew the old secrets
 * of the account, a link to a new password among them, is out.
 */
export async function changePassword(
  parts: AccountParts,
  { password, currentPassword, proof }: CallBody<Calls['changePassword']>,
  caller: Customer,
): Promise<CallReply<Calls['changePassword']>> {
  const { passwords, commonPasswords, sessionLives } = parts;
  if (isCommon(commonPasswords, password)) throw refuse('password_common');
  const asOwner = await proveOwner(parts, caller, { currentPassword, proof });
  const hash = await passwords.hash(password);
  const now = parts.now();
  const token = await asOwner(async (tx, { id: customerId, email, name }) => {
    await setPasswordHash(tx, customerId, hash);
    await revokeSessions(tx, customerId, now);
    await endLinks(tx, customerId, 'reset_password');
    // Whoever had the old password may have asked for an address of his own.
    await endLinks(tx, customerId, 'change_email');
    const fresh = await openSession(tx, customerId, caller, sessionLives, now);
    const key = `password-changed:${hashOf(fresh).toString('hex')}`;
    await queueLetter(tx, { kind: 'password-changed', at: now }, { email, customerId, name }, key);
    return fresh;
  });
  return { result: 'success', token };
}
