import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import { withIdempotency } from '../../callers/with-idempotency.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { auditedBy, writeAudit } from '../audit/public.ts';
import { parseAction } from './batch-action.ts';
import {
  type BatchRow,
  batchThatTookBack,
  insertBatch,
  lockBatch,
  markFinished,
  stopWaiting,
} from './batches.queries.ts';
import { runBatchJob } from './run-batch.job.ts';
import { type BatchDeps, showBatch } from './show-batch.ts';

/**
 * Takes a batch back by another batch, once. One that still runs stops after the current portion. After its notices were sent only an owner
 * may do it; whether a record was notified is checked again when it is taken back.
 */
export async function takeBackBatch(
  { db, now: clock, namesOfStaff }: BatchDeps,
  { batch: batchId, reason }: CallBody<AdminCalls['takeBackBatch']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['takeBackBatch']>> {
  const now = clock();
  return withIdempotency(db, caller, async (tx) => {
    const batch = await lockBatch(tx, batchId);
    if (batch === undefined || batch.kind !== 'move-orders') throw refuse('batch_not_found');
    await stopBatch(tx, batch, now);
    const { done, notifiedAt } = (await showBatch({ db: tx, namesOfStaff }, batchId)).batch;
    if (done === 0 && batch.finished_at !== null) throw refuse('nothing_to_take_back');
    const asOwner = caller.roles.includes('owner');
    if (!asOwner && notifiedAt !== null && new Date(notifiedAt) <= now) throw refuse('only_owner_takes_back');
    const id = await insertTakingBack(tx, batch, reason, caller, now);
    return showBatch({ db: tx, namesOfStaff }, id);
  });
}

/** Stops a batch that will be taken back; a batch that takes another back, or was taken back, cannot be undone. */
export async function stopBatch(tx: Tx, { id, takes_back }: BatchRow, now: Date): Promise<void> {
  if (takes_back !== null || (await batchThatTookBack(tx, id)) !== null) throw refuse('nothing_to_take_back');
  await stopWaiting(tx, id);
  await markFinished(tx, id, now);
}

/** The batch that undoes another one; returns its id. */
export async function insertTakingBack(
  tx: Tx,
  batch: BatchRow,
  reason: string,
  caller: Staff,
  now: Date,
): Promise<number> {
  const takesBack = { batchId: batch.id, reason };
  const asOwner = caller.roles.includes('owner');
  const action = parseAction(batch.action);
  const id = await insertBatch(tx, { action, staffId: caller.staffId, asOwner, takesBack }, now);
  await enqueue(tx, runBatchJob, { batchId: id }, `${runBatchJob.name}:${id}`);
  const entry = { action: 'take back batch', subject: { kind: 'batch', id: String(batch.id) } };
  await writeAudit(tx, { ...entry, ...auditedBy(caller), after: { batch: id, reason } }, now);
  return id;
}
