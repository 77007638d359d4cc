import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { AdminGuest } from '../../../callers/admin-caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { hashOf, isCommon } from '../../accounts/public.ts';
import { auditMember } from '../audit-member.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { useInvitation } from './invitations.queries.ts';

/** Sets the password by the token of an invitation. It does not log in: password and second factor come next. */
export async function acceptInvitation(
  { db, passwords, commonPasswords, now }: StaffDeps,
  { token, password }: CallBody<AdminCalls['acceptInvitation']>,
  caller: AdminGuest,
): Promise<CallReply<AdminCalls['acceptInvitation']>> {
  if (isCommon(commonPasswords, password)) throw refuse('password_common');
  const hashed = await passwords.hash(password);
  const at = now();
  await inTransaction(db, async (tx) => {
    const staffId = await useInvitation(tx, hashOf(token), hashed, at);
    if (staffId === undefined) throw refuse('link_invalid');
    await auditMember(tx, 'accept invitation', staffId, caller, at);
  });
  return { result: 'success' };
}
