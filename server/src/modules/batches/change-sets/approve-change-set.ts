import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { finishApproval } from '../../approvals/public.ts';
import { lockChangeSet } from '../../catalogue/public.ts';
import type { BatchDeps } from '../show-batch.ts';
import { auditSet, release, requireOpen } from './release-change-set.ts';
import { showChangeSet } from './show-change-set.ts';

/**
 * Approval by another person: the set is applied at once, or at its time if that is still to come. Whoever prepared or sent the set may not
 * approve it.
 */
export const approveChangeSet = (
  deps: BatchDeps,
  { approval: id, version, state }: CallBody<AdminCalls['approveChangeSet']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['approveChangeSet']>> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    const { payload } = await finishApproval(tx, { id, kind: 'change-set', version, state }, caller, now);
    const { set: setId, at } = payload as unknown as { set: number; at: string | null };
    const set = await lockChangeSet(tx, setId);
    if (set === undefined) throw refuse('approval_not_found');
    if (state === 'approved') {
      requireOpen(set);
      if (set.prepared_by === caller.staffId) throw refuse('second_person_required');
      await release(tx, set, { at, approvedBy: caller.staffId }, now);
      await auditSet(tx, 'apply change set', set, { at }, caller, now);
    }
    return showChangeSet({ ...deps, db: tx }, setId, caller);
  });
