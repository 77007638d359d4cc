import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { AdminGuest } from '../../../callers/admin-caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { checkPassword, hashOf, newSecret } from '../../accounts/public.ts';
import { auditMember } from '../audit-member.ts';
import { lockMember, memberByEmail } from '../members.queries.ts';
import { noteRefusedEntry } from '../note-refused-entry.ts';
import { WHOLE_MS } from '../sessions/staff-session-lives.ts';
import { insertSession } from '../sessions/staff-sessions.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { ownFactors } from './own-factors.ts';

/**
 * Opens a session by email and password, which only allows the second factor. An unknown email, a disabled member and one without a
 * password take as long and get the same answer as a wrong password.
 */
export async function logIn(
  deps: StaffDeps,
  { email, password }: CallBody<AdminCalls['login']>,
  caller: AdminGuest,
): Promise<CallReply<AdminCalls['login']>> {
  const { db } = deps;
  // Counted apart from customers: wrong passwords at the shop must not lock out a staff member with the same email.
  const counted = { email: `staff ${email}`, address: caller.address, otherwise: 'too_many_staff_tries' } as const;
  const member = await checkPassword(deps, counted, password, () => memberByEmail(db, email));
  const now = deps.now();
  if (member === null) {
    const meant = await memberByEmail(db, email);
    await noteRefusedEntry(db, 'refused staff password', meant?.id ?? null, caller, now);
    throw refuse('wrong_credentials');
  }
  const token = newSecret();
  const locked = await inTransaction(db, async (tx) => {
    const fresh = await lockMember(tx, member.id);
    // Disabled, or with another password, since the comparison began.
    if (fresh === undefined || fresh.password_hash !== member.password_hash) throw refuse('wrong_credentials');
    const expiresAt = new Date(now.getTime() + WHOLE_MS);
    const { address, browser } = caller;
    await insertSession(tx, { tokenHash: hashOf(token), staffId: fresh.id, now, expiresAt, address, browser });
    await auditMember(tx, 'enter password', fresh.id, caller, now);
    return fresh;
  });
  caller.setToken(token);
  const factors = await ownFactors(db, locked);
  return { result: 'success', next: factors.length === 0 ? 'set_up_totp' : 'second_factor', factors };
}
