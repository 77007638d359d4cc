import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { type Job, parsePayload } from './define-job.ts';
import { addJob, addJobs, addMixedJobs, type JobSpec, removeJobs } from './queue.queries.ts';

/**
 * Enqueues inside the caller's transaction: the job and the rows that cause it commit or roll back together. The key makes
 * it idempotent: the same key enqueued again replaces the waiting job.
 */
export async function enqueue<Schema extends z.ZodObject>(
  tx: Tx,
  job: Job<Schema>,
  payload: z.input<Schema>,
  key: string,
  runAt?: Date,
): Promise<void> {
  await addJob(tx, job, JSON.stringify(parsePayload(job, payload)), key, runAt);
}

/** A job as a row for the queue, to be enqueued with others. */
export const specOfJob = <Schema extends z.ZodObject>(
  job: Job<Schema>,
  payload: z.input<Schema>,
  key: string,
  runAt?: Date,
): JobSpec => ({
  name: job.name,
  payload: parsePayload(job, payload),
  key,
  runAt: runAt ?? null,
  attempts: job.attempts,
  priority: job.priority,
});

/** Like `enqueue` for jobs of several kinds, in one statement. */
export const enqueueMixed = (tx: Tx, specs: readonly JobSpec[]): Promise<void> => addMixedJobs(tx, specs);

/** Like `enqueue` for many jobs of one kind, all due at the same time. */
export async function enqueueMany<Schema extends z.ZodObject>(
  tx: Tx,
  job: Job<Schema>,
  jobs: readonly { payload: z.input<Schema>; key: string }[],
  runAt?: Date,
): Promise<void> {
  if (jobs.length === 0) return;
  await addJobs(
    tx,
    job,
    jobs.map(({ payload, key }) => ({ payload: parsePayload(job, payload), key })),
    runAt,
  );
}

/** Removes waiting jobs from the queue; a running job finishes, and is not retried. */
export async function withdrawJobs(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await removeJobs(tx, keys);
}
