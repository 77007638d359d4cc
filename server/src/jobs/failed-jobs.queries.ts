import type { Tx } from '../db/database.ts';
import type { JobHandler } from './define-job.ts';

/** A job out of attempts. */
export interface SpentJob {
  /** In the queue's own table. */
  id: number;
  name: string;
  key: string;
  payload: unknown;
  attempts: number;
}

/**
 * The final failure of a job: a row for the staff, together with what its module writes. If the same failure is recorded twice (a worker
 * was killed before the job left the queue), it is one row, open again.
 */
export async function recordEnd(
  tx: Tx,
  { handler, spent, reason, now }: { handler: JobHandler | undefined; spent: SpentJob; reason: string; now: Date },
): Promise<void> {
  const { id, name, key, payload, attempts } = spent;
  const end = { payload: JSON.stringify(payload), attempts, last_error: reason, failed_at: now };
  await tx
    .insertInto('failed_jobs')
    .values({ job_id: id, name, key, ...end })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ ...end, settled_at: null, settled_by: null }))
    .execute();
  await handler?.abandon(tx, payload);
}
