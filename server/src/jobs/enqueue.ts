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

/** A job as the queue takes it, to be enqueued with others. */
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

/** Jobs of several kinds as one. */
export const enqueueMixed = (tx: Tx, specs: readonly JobSpec[]): Promise<void> => addMixedJobs(tx, specs);

/** Many jobs of one kind as one, all due at the same moment. */
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

/** Takes waiting jobs from the queue; one under way ends, and is not tried again. */
export async function withdrawJobs(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await removeJobs(tx, keys);
}
