import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { Work } from './define-job.ts';

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
 * The end of a job: a row for the staff, and what its module notes, together. The same end told twice (a worker killed
 * between this and taking the job from the queue) is one row, open again.
 */
export async function recordEnd(
  tx: Tx,
  { work, spent, reason, now }: { work: Work | undefined; spent: SpentJob; reason: string; now: Date },
): Promise<void> {
  const { id, name, key, payload, attempts } = spent;
  const end = { payload: JSON.stringify(payload), attempts, last_error: reason, failed_at: now };
  await tx
    .insertInto('failed_jobs')
    .values({ job_id: id, name, key, ...end })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ ...end, settled_at: null, settled_by: null }))
    .execute();
  await work?.giveUp(tx, payload);
}

/** Takes from the queue the jobs that workers left behind: another worker may do them, or they are out of attempts. */
export async function unlockAbandoned(db: Db, before: Date): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs where locked_at < ${before}))`.execute(db);
}

/**
 * Those that a newer job with their key replaced while they ran: the queue takes their key and leaves them. Every job of
 * ours has a key (enqueue.ts, and scheduled ones their name).
 */
export async function dropReplaced(db: Db): Promise<void> {
  await sql`select count(*) from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and key is null))`.execute(db);
}

/** At most a thousand: whatever is left is found the next time. */
export async function spentJobs(db: Db): Promise<Omit<SpentJob, 'payload'>[]> {
  const { rows } = await sql<Omit<SpentJob, 'payload'>>`
    select id, task_identifier as name, key, attempts from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and key is not null order by id limit 1000`.execute(db);
  return rows;
}

/** The payload of a job that is in the queue no more; undefined when another worker was first. */
export async function takeFromQueue(tx: Tx, id: number): Promise<{ payload: unknown } | undefined> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker.complete_jobs(array[${id}::bigint])`.execute(tx);
  return rows[0];
}
