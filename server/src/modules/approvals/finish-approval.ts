import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import type { Tx } from '../../db/database.ts';
import { auditedBy, writeAudit } from '../audit/public.ts';
import { type Approval, type ApprovalKind, lockApproval, writeFinished } from './approvals.queries.ts';

interface Decision {
  id: number;
  /** The call's permission is for this kind: an approval of another kind is not found. */
  kind: ApprovalKind;
  version: number;
  state: 'approved' | 'declined';
}

/**
 * Approves or declines what somebody else prepared, and returns it: the approver's call carries it out in the same transaction. Refused for
 * the person who prepared it, and if it is finished or expired meanwhile.
 */
export async function finishApproval(
  tx: Tx,
  { id, kind, version, state }: Decision,
  caller: Staff,
  now: Date,
): Promise<Approval> {
  const approval = await lockApproval(tx, id);
  if (approval === undefined || approval.kind !== kind) throw refuse('approval_not_found');
  if (approval.version !== version || approval.state !== 'requested')
    throw refuse('changed_meanwhile', { status: approval.state, version: approval.version });
  if (approval.expires_at <= now) throw refuse('approval_not_found');
  if (approval.requested_by === caller.staffId) throw refuse('second_person_required');
  const finished = await writeFinished(tx, id, { state, finishedBy: caller.staffId, now });
  const change = { before: { state: approval.state }, after: { state, subject: approval.subject } };
  const subject = { kind: 'approval', id: String(id) };
  await writeAudit(tx, { action: 'finish approval', subject, ...auditedBy(caller), ...change }, now);
  return finished;
}
