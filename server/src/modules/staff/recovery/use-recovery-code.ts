import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { EnteringStaff } from '../../../callers/admin-caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { newSecret } from '../../accounts/public.ts';
import { auditMember } from '../audit-member.ts';
import { completeLogin } from '../login/complete-login.ts';
import { lockMember } from '../members.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { countCode, refusedCode } from '../totp/use-code.ts';
import { markCodeUsed } from './recovery-codes.queries.ts';
import { hashOfCode } from './recovery-codes.ts';

/** Completes the login of a member without phone or passkey at hand. */
export async function useRecoveryCode(
  deps: StaffDeps,
  { code }: CallBody<AdminCalls['useRecoveryCode']>,
  caller: EnteringStaff,
): Promise<CallReply<AdminCalls['useRecoveryCode']>> {
  const { staffId } = caller;
  const counted = await countCode(deps, caller);
  const now = deps.now();
  const token = newSecret();
  await inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, staffId);
    if (member === undefined) throw refuse('login_required');
    if (!(await markCodeUsed(tx, staffId, hashOfCode(code), now))) throw refuse('second_factor_wrong');
    await auditMember(tx, 'use recovery code', staffId, caller, now);
    await completeLogin(tx, deps, member, caller, { token, now });
  }).catch(refusedCode(deps, caller, now));
  await counted.takeBack();
  caller.setToken(token);
  return { result: 'success' };
}
