import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import { withIdempotency } from '../../callers/with-idempotency.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { auditedBy, writeAudit } from '../audit/public.ts';
import { parseAction } from './batch-action.ts';
import { batchThatTookBack, insertBatch, lockBatch, markFinished, stopWaiting } from './batches.queries.ts';
import { runBatchJob } from './run-batch.job.ts';
import { type BatchDeps, showBatch } from './show-batch.ts';

/**
 * Takes a batch back by another batch, once. One that still runs stops after the portion under way. After its notices went out only an
 * owner does it; whether a record was notified is looked at again when it is taken back.
 */
export async function takeBackBatch(
  { db, now: clock, namesOfStaff }: BatchDeps,
  { batch: batchId, reason }: CallBody<AdminCalls['takeBackBatch']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['takeBackBatch']>> {
  const now = clock();
  const asOwner = caller.roles.includes('owner');
  return withIdempotency(db, caller, async (tx) => {
    const batch = await lockBatch(tx, batchId);
    if (batch === undefined) throw refuse('batch_not_found');
    if (batch.takes_back !== null || (await batchThatTookBack(tx, batchId)) !== null)
      throw refuse('nothing_to_take_back');
    await stopWaiting(tx, batchId);
    await markFinished(tx, batchId, now);
    const { done, notifiedAt } = (await showBatch({ db: tx, namesOfStaff }, batchId)).batch;
    if (done === 0 && batch.finished_at !== null) throw refuse('nothing_to_take_back');
    if (!asOwner && notifiedAt !== null && new Date(notifiedAt) <= now) throw refuse('only_owner_takes_back');
    const takesBack = { batchId, reason };
    const action = parseAction(batch.action);
    const id = await insertBatch(tx, { action, staffId: caller.staffId, asOwner, takesBack }, now);
    await enqueue(tx, runBatchJob, { batchId: id }, `${runBatchJob.name}:${id}`);
    const subject = { kind: 'batch', id: String(batchId) };
    await writeAudit(
      tx,
      { action: 'take back batch', subject, ...auditedBy(caller), after: { batch: id, reason } },
      now,
    );
    return showBatch({ db: tx, namesOfStaff }, id);
  });
}
