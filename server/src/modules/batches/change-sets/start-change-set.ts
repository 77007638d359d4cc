import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { type ChangeSetRow, noteStep } from '../../catalogue/public.ts';
import { insertBatch } from '../batches.queries.ts';
import { runBatchJob } from '../run-batch.job.ts';

/** Starts the batch of a set that the caller has locked, on behalf of the person who prepared it; returns its id. */
export async function startChangeSet(
  tx: Tx,
  { id, prepared_by: staffId }: ChangeSetRow,
  approvedBy: number | null,
  now: Date,
): Promise<number> {
  const action = { kind: 'apply-change-set', set: id } as const;
  const batch = await insertBatch(tx, { action, staffId, asOwner: false }, now);
  const approved = approvedBy === null ? {} : { approved_by: approvedBy };
  await noteStep(tx, id, { state: 'applied', applied_at: now, batch_id: batch, ...approved });
  await enqueue(tx, runBatchJob, { batchId: batch }, `${runBatchJob.name}:${batch}`);
  return batch;
}
