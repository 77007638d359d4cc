import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { type Job, parsePayload } from './define-job.ts';

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
  const parsed = JSON.stringify(parsePayload(job, payload));
  await sql`select graphile_worker.add_job(${job.name}, payload := ${parsed}::json, job_key := ${key},
    run_at := ${runAt ?? null}::timestamptz, max_attempts := ${job.attempts}, priority := ${job.priority})`.execute(tx);
}
