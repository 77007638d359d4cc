import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { insertMember } from '../members.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { presentMember } from './member.present.ts';
import { startAnew } from './start-anew.ts';
import { lockInvitable, teamRow, writeName, writeRoles } from './team.queries.ts';

/** Invites a person by email. A former member, or one who never accepted, keeps the id that records refer to and starts over. */
export function inviteMember(
  { db, now, origin }: StaffDeps,
  { email, name, roles }: CallBody<AdminCalls['inviteMember']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['inviteMember']>> {
  const at = now();
  return withIdempotency(db, caller, async (tx) => {
    const id = (await insertMember(tx, { email, name, roles, now: at })) ?? (await lockInvitable(tx, email))?.id;
    if (id === undefined) throw refuse('already_member');
    await writeName(tx, id, name);
    await writeRoles(tx, id, roles);
    await startAnew(tx, id, { staffId: caller.staffId, origin, now: at });
    const subject = { kind: 'staff', id: String(id) };
    const after = { name, roles };
    await writeAudit(tx, { action: 'invite staff member', subject, ...auditedBy(caller), after }, at);
    return { result: 'success', member: presentMember(await teamRow(tx, id), at) };
  });
}
