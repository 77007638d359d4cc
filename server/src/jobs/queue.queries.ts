// The queue's own tables belong to graphile-worker: use its functions where they exist.
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { Job } from './define-job.ts';
import type { SpentJob } from './failed-jobs.queries.ts';
import { envelope } from './job-envelope.ts';
import { CONNECTED_WORKERS } from './served-queues.ts';

/** A job that is enqueued again keeps its trace. */
const inEnvelope = (payload: RawBuilder<unknown>) => sql`(${envelope()}::jsonb || ${payload}::jsonb)::json`;

/** The same key again replaces the waiting job. */
export async function addJob(tx: Tx, job: Job, payload: string, key: string, runAt?: Date): Promise<void> {
  await sql`select graphile_worker.add_job(${job.name}, payload := ${inEnvelope(sql.val(payload))}, job_key := ${key},
    run_at := ${runAt ?? null}::timestamptz, max_attempts := ${job.attempts}, priority := ${job.priority})`.execute(tx);
}

/** Many jobs of one kind in one statement, each as above. */
export async function addJobs(
  tx: Tx,
  job: Job,
  jobs: readonly { payload: object; key: string }[],
  runAt?: Date,
): Promise<void> {
  await sql`select count(*) from graphile_worker.add_jobs(array(
    select row(${job.name}, ${inEnvelope(sql.ref('one.payload'))}, null, ${runAt ?? null}::timestamptz, ${job.attempts}, one.key, ${job.priority}, null)::graphile_worker.job_spec
    from json_to_recordset(${JSON.stringify(jobs)}::json) as one (payload json, key text)))`.execute(tx);
}

export interface JobSpec {
  name: string;
  payload: object;
  key: string;
  runAt: Date | null;
  attempts: number;
  priority: number;
}

/** Adds jobs inside another statement: `rows` is a query in parentheses with a row for each job, with the columns of JobSpec. */
export const addedJobs = (rows: RawBuilder<unknown>) => sql`graphile_worker.add_jobs(array(
  select row(one.name, ${inEnvelope(sql.ref('one.payload'))}, null, one."runAt", one.attempts, one.key, one.priority, null)::graphile_worker.job_spec
  from ${rows} as one))`;

/** Specs as rows of a statement. */
export const rowsOfSpecs = (specs: readonly object[]) =>
  sql`json_to_recordset(${JSON.stringify(specs)}::json) as spec
    (name text, payload json, key text, "runAt" timestamptz, attempts int, priority int, channel text)`;

/** Jobs of several kinds in one statement, each as above. */
export async function addMixedJobs(tx: Tx, specs: readonly JobSpec[]): Promise<void> {
  await sql`select count(*) from ${addedJobs(sql`(select * from ${rowsOfSpecs(specs)})`)}`.execute(tx);
}

/** Removes the jobs of these keys from the queue. */
export async function removeJobs(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`select count(graphile_worker.remove_job(key)) from unnest(${[...keys]}::text[]) as key`.execute(tx);
}

/** Makes a job that waits for its next attempt due now, with all of its attempts again; a running job stays as it is. */
export async function hastenJob(db: Db, key: string): Promise<void> {
  await sql`select count(*) from graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where jobs.key = ${key} and run_at > now()),
    run_at := now(), attempts := 0)`.execute(db);
}

/** Inside another statement: whether the queue has a job of this key, waiting, running or out of attempts. */
export const isQueued = (key: RawBuilder<string>) =>
  sql<boolean>`exists (select from graphile_worker.jobs where jobs.key = ${key})`;

/** Due jobs that have not started, by name. */
export async function countWaiting(db: Db): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select task_identifier as name, count(*) as count from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts and run_at <= now() group by 1`.execute(db);
  return rows;
}

/** How long the oldest job of each name has been due without a runner taking it, in seconds. */
export async function oldestDue(db: Db): Promise<{ name: string; seconds: number }[]> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select task_identifier as name, extract(epoch from now() - min(run_at))::float8 as seconds from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts and run_at <= now() group by 1`.execute(db);
  return rows;
}

/** The names of all worker connections that are open now. */
export async function connectedWorkers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`${sql.raw(CONNECTED_WORKERS)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Unlocks the jobs that a runner has locked and will not mark any more. */
export async function unlockJobsOf(db: Db, poolId: string): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array[${poolId}])`.execute(db);
}

/** Unlocks the jobs that dead workers left locked: another worker may run them, or they are out of attempts. */
export async function unlockAbandoned(db: Db, before: Date): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs where locked_at < ${before}))`.execute(db);
}

/**
 * Removes jobs that a newer job with their key replaced while they ran: the queue removes their key and leaves them. Every job of ours has
 * a key (enqueue.ts; a scheduled job has its name).
 */
export async function dropReplaced(db: Db): Promise<void> {
  await sql`select count(*) from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and key is null))`.execute(db);
}

/** At most a thousand: the next run finds the rest. */
export async function spentJobs(db: Db): Promise<Omit<SpentJob, 'payload'>[]> {
  const { rows } = await sql<Omit<SpentJob, 'payload'>>`
    select id, task_identifier as name, key, attempts from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and key is not null order by id limit 1000`.execute(db);
  return rows;
}

/** Removes a job from the queue and returns its payload; undefined when another worker was first. */
export async function takeFromQueue(tx: Tx, id: number): Promise<{ payload: unknown } | undefined> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker.complete_jobs(array[${id}::bigint])`.execute(tx);
  return rows[0];
}
