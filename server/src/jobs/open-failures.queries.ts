import type { Db, Tx } from '../db/database.ts';
import { addMixedJobs } from './queue.queries.ts';

/** Jobs that failed for good and wait for a decision, oldest first. */
export const openFailures = (db: Db, limit: number) =>
  db
    .selectFrom('failed_jobs')
    .select(['id', 'name', 'last_error', 'failed_at'])
    .where('settled_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();

/** One of them, locked: of two staff members who close it the second is refused. */
export const lockOpenFailure = (tx: Tx, id: number) =>
  tx
    .selectFrom('failed_jobs')
    .select(['id', 'name', 'key', 'payload', 'attempts'])
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

type OpenFailure = NonNullable<Awaited<ReturnType<typeof lockOpenFailure>>>;

export async function closeFailedJob(tx: Tx, id: number, staffId: number, now: Date): Promise<void> {
  await tx.updateTable('failed_jobs').set({ settled_at: now, settled_by: staffId }).where('id', '=', id).execute();
}

const USUAL_PRIORITY = 10;

/** Enqueues the job as it was, with all of its attempts again. Its key prevents a second job in the queue. */
export async function enqueueAgain(tx: Tx, { name, key, payload, attempts }: OpenFailure): Promise<void> {
  const spec = { name, key, payload: payload as object, runAt: null, attempts, priority: USUAL_PRIORITY };
  await addMixedJobs(tx, [spec]);
}
