import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Every job of the shop with its payload; a job is one more way into a module (`<verb>.job.ts`). */
export interface Jobs {
  'send-email': { notificationId: number };
}

/**
 * Enqueues inside the caller's transaction: the job and the rows that cause it commit or roll back together. The key makes
 * it idempotent: the same key enqueued again replaces the waiting job.
 */
export async function enqueue<Name extends keyof Jobs>(
  tx: Tx,
  name: Name,
  payload: Jobs[Name],
  key: string,
  runAt?: Date,
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    job_key := ${key}, run_at := ${runAt ?? null}::timestamptz, max_attempts := 10)`.execute(tx);
}
