import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditMember } from '../audit-member.ts';
import { revokeOwnSession } from '../sessions/staff-sessions.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';

/** Ends one of the caller's sessions; an ended session, or that of another member, gets the same answer. */
export async function endSession(
  { db, now }: StaffDeps,
  { id }: CallBody<AdminCalls['endSession']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['endSession']>> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const isEnded = await revokeOwnSession(tx, caller.staffId, Buffer.from(id, 'hex'), at);
    if (isEnded) await auditMember(tx, 'end session', caller.staffId, caller, at);
  });
  return { result: 'success' };
}
