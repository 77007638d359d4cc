import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { EnteringStaff } from '../../../callers/admin-caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { newSecret } from '../../accounts/public.ts';
import { auditMember } from '../audit-member.ts';
import { lockMember } from '../members.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { countCode, refusedCode, useCode } from '../totp/use-code.ts';
import { completeLogin } from './complete-login.ts';

/** Completes the login by an unused code. The session gets a new token, which only this answer contains. */
export async function proveSecondFactor(
  deps: StaffDeps,
  { code }: CallBody<AdminCalls['secondFactor']>,
  caller: EnteringStaff,
): Promise<CallReply<AdminCalls['secondFactor']>> {
  const { db } = deps;
  const { staffId } = caller;
  const counted = await countCode(deps, caller);
  const now = deps.now();
  const token = newSecret();
  await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, staffId);
    if (member === undefined) throw refuse('login_required');
    await useCode(tx, deps, member, code, now);
    if (member.totp_confirmed_at === null) await auditMember(tx, 'confirm second factor', staffId, caller, now);
    await completeLogin(tx, deps, member, caller, { token, now });
  }).catch(refusedCode(deps, caller, now));
  await counted.takeBack();
  caller.setToken(token);
  return { result: 'success' };
}
