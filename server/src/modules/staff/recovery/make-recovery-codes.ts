import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditMember } from '../audit-member.ts';
import { lockMember } from '../members.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { deleteCodesOf, insertCodes } from './recovery-codes.queries.ts';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts';

/** Ten codes, which only this answer contains; the former ones become invalid. */
export async function makeRecoveryCodes(
  { db, now }: StaffDeps,
  caller: Staff,
): Promise<CallReply<AdminCalls['makeRecoveryCodes']>> {
  const { staffId } = caller;
  const codes = newRecoveryCodes();
  const at = now();
  await inTransaction(db, async (tx) => {
    // Of two lists made concurrently, the second one is valid.
    if ((await lockMember(tx, staffId)) === undefined) throw refuse('login_required');
    await deleteCodesOf(tx, staffId);
    await insertCodes(tx, staffId, codes.map(hashOfCode), at);
    await auditMember(tx, 'make recovery codes', staffId, caller, at);
  });
  return { result: 'success', codes };
}
