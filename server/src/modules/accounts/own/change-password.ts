import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Customer } from '../../../callers/caller.ts';
import { noteSecurityEvent } from '../../audit/public.ts';
import { queueEmail } from '../../notifications/public.ts';
import type { AccountDeps } from '../account-deps.ts';
import { setPasswordHash } from '../entry/customers.queries.ts';
import { endLinks } from '../links/one-time-tokens.queries.ts';
import { isCommon } from '../passwords/common-passwords.ts';
import { hashOf } from '../secrets.ts';
import { openSession } from '../sessions/open-session.ts';
import { revokeSessions } from '../sessions/sessions.queries.ts';
import { proveByFreshLogin } from './prove-by-fresh-login.ts';
import { proveOwner } from './prove-owner.ts';

/**
 * Sets a new password and ends every session; this browser gets a fresh token. Old secrets of the account, including reset links, become
 * invalid.
 */
export async function changePassword(
  deps: AccountDeps,
  { password, currentPassword, proof }: CallBody<Calls['changePassword']>,
  caller: Customer,
): Promise<CallReply<Calls['changePassword']>> {
  const { passwords, commonPasswords, sessionLives } = deps;
  if (isCommon(commonPasswords, password)) throw refuse('password_common');
  const isBare = currentPassword === undefined && proof === undefined;
  const fresh = isBare ? await proveByFreshLogin(deps, caller) : null;
  const asOwner = fresh ?? (await proveOwner(deps, caller, { currentPassword, proof }));
  const hash = await passwords.hash(password);
  const now = deps.now();
  const token = await asOwner(async (tx, { id: customerId, email, name }) => {
    await setPasswordHash(tx, customerId, hash, now);
    await revokeSessions(tx, customerId, now);
    await noteSecurityEvent(tx, 'password_changed', customerId, caller, now);
    await endLinks(tx, customerId, 'reset_password');
    // Somebody with the old password may have requested another address.
    await endLinks(tx, customerId, 'change_email');
    const opened = await openSession(tx, customerId, { ...caller, openedBy: 'change' }, sessionLives, now);
    const key = `password-changed:${hashOf(opened).toString('hex')}`;
    await queueEmail(tx, { kind: 'password-changed', at: now }, { email, customerId, name }, key);
    return opened;
  });
  return { result: 'success', token };
}
