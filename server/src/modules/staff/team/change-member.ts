import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, type Facts, writeAudit } from '../../audit/public.ts';
import type { StaffAction } from '../audit-member.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { presentMember } from './member.present.ts';
import { lockAnyMember, teamRow } from './team.queries.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockAnyMember>>>;

interface Change {
  action: StaffAction;
  /** Makes the change under the member's lock; returns facts for the audit row. */
  make: (tx: Tx, member: Locked, now: Date) => Promise<{ before?: Facts; after?: Facts }>;
}

/** Changes one current member, from the version that was shown, with its audit row; returns the changed member. */
export function changeMember(
  { db, now }: Pick<StaffDeps, 'db' | 'now'>,
  { staffId, version }: { staffId: number; version: number },
  caller: Staff,
  { action, make }: Change,
): Promise<CallReply<AdminCalls['changeRoles']>> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const member = await lockAnyMember(tx, staffId);
    if (member === undefined) throw refuse('member_not_found');
    if (member.version !== version) throw refuse('changed_meanwhile', { version: member.version });
    if (member.disabled_at !== null) throw refuse('member_not_found');
    const facts = await make(tx, member, at);
    const subject = { kind: 'staff', id: String(staffId) };
    await writeAudit(tx, { action, subject, ...auditedBy(caller), ...facts }, at);
    return { result: 'success', member: presentMember(await teamRow(tx, staffId), at) };
  });
}
