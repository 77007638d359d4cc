import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { EnteringStaff } from '../../../callers/admin-caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { hashOf, newSecret } from '../../accounts/public.ts';
import { auditMember } from '../audit-member.ts';
import { lockMember, type Member, useTotpStep } from '../members.queries.ts';
import { completeSession } from '../sessions/staff-sessions.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { stepOfCode } from '../totp/totp-codes.ts';

/** Completes the login by a code that was not used before. The session gets another token, which only this answer tells. */
export async function proveSecondFactor(
  deps: StaffDeps,
  { code }: CallBody<AdminCalls['secondFactor']>,
  caller: EnteringStaff,
): Promise<CallReply<AdminCalls['secondFactor']>> {
  const { db, tries } = deps;
  const { staffId, address } = caller;
  // Before it is compared: a million codes are few for a machine.
  const counted = await tries.count(
    'too_many_staff_tries',
    ['wrong_code_of_account', `staff ${staffId}`],
    ['wrong_code_of_address', address],
  );
  const now = deps.now();
  const token = newSecret();
  await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, staffId);
    if (member === undefined) throw refuse('login_required');
    await useCode(tx, deps, member, code, now);
    const isOpen = await completeSession(tx, Buffer.from(caller.sessionId, 'hex'), hashOf(token), now);
    if (!isOpen) throw refuse('login_required');
    if (member.totp_confirmed_at === null) await auditMember(tx, 'confirm second factor', staffId, caller, now);
    await auditMember(tx, 'log in', staffId, caller, now);
  });
  await counted.takeBack();
  caller.setToken(token);
  return { result: 'success' };
}

async function useCode(tx: Tx, { box }: StaffDeps, member: Member, code: string, now: Date): Promise<void> {
  if (member.totp_secret === null) throw refuse('second_factor_wrong');
  const step = stepOfCode(box.open(member.totp_secret, member.id), code, now);
  const isUsed = step !== null && member.totp_last_step !== null && step <= member.totp_last_step;
  if (step === null || isUsed) throw refuse('second_factor_wrong');
  await useTotpStep(tx, member.id, step, now);
}
