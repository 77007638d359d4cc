import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { EnteringStaff } from '../../../callers/admin-caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditMember } from '../audit-member.ts';
import { revokeSession } from '../sessions/staff-sessions.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';

export async function logOut(
  { db, now }: Pick<StaffDeps, 'db' | 'now'>,
  caller: EnteringStaff,
): Promise<CallReply<AdminCalls['logout']>> {
  const at = now();
  await inTransaction(db, async (tx) => {
    await revokeSession(tx, Buffer.from(caller.sessionId, 'hex'), at);
    await auditMember(tx, 'log out', caller.staffId, caller, at);
  });
  caller.setToken(null);
  return { result: 'success' };
}
