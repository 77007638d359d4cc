import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { requestApproval } from '../../approvals/public.ts';
import { type Figures, noteStep, subjectOfSet } from '../../catalogue/public.ts';
import type { BatchDeps } from '../show-batch.ts';
import { auditSet, lockPrepared, release } from './release-change-set.ts';
import { showChangeSet } from './show-change-set.ts';

type Reply = CallReply<AdminCalls['showChangeSet']>;

/** Within the limit one person may apply it: now, or at a set time. */
export const applyChangeSet = (
  deps: BatchDeps,
  { set: id, version, at }: CallBody<AdminCalls['applyChangeSet']>,
  caller: Staff,
): Promise<Reply> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    const set = await lockPrepared(tx, id, version, now);
    if ((set.figures as unknown as Figures).second_person > 0) throw refuse('second_person_required');
    await release(tx, set, { at, approvedBy: null }, now);
    await auditSet(tx, 'apply change set', set, { at }, caller, now);
    return showChangeSet({ ...deps, db: tx }, id, caller);
  });

/** Sends the set to a second person, who approves all of it or nothing. */
export const sendChangeSet = (
  deps: BatchDeps,
  { set: id, version, at }: CallBody<AdminCalls['sendChangeSet']>,
  caller: Staff,
): Promise<Reply> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    const set = await lockPrepared(tx, id, version, now);
    const request = { kind: 'change-set' as const, subject: subjectOfSet(id), payload: { set: id, at } };
    await requestApproval(tx, { ...request, reason: set.reason }, caller, now);
    return showChangeSet({ ...deps, db: tx }, id, caller);
  });

/** Discards the whole set; a scheduled one is stopped. */
export const discardChangeSet = (
  deps: BatchDeps,
  { set: id, version }: CallBody<AdminCalls['discardChangeSet']>,
  caller: Staff,
): Promise<Reply> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const now = deps.now();
    const set = await lockPrepared(tx, id, version, now);
    await noteStep(tx, id, { state: 'discarded' });
    await auditSet(tx, 'discard change set', set, { state: 'discarded' }, caller, now);
    return showChangeSet({ ...deps, db: tx }, id, caller);
  });
