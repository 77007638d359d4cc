import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface JobState {
  name: string;
  /** Due and not started. */
  waiting: number;
  /** For how long the oldest of them has been due. */
  oldestSeconds: number;
  /** Failed for good since the given time. */
  failed: number;
}

/** A row for every job name that waits, or failed since then. */
export async function jobStates(db: Db, since: Date): Promise<JobState[]> {
  const { rows } = await sql<JobState>`
    select name, coalesce(waiting, 0)::int as waiting, coalesce(seconds, 0)::float8 as "oldestSeconds", coalesce(failed, 0)::int as failed
    from (select task_identifier as name, count(*) as waiting, greatest(extract(epoch from now() - min(run_at)), 0) as seconds
      from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now() group by 1) due
    full join (select name, count(*) as failed from failed_jobs where failed_at >= ${since} group by 1) ended using (name)`.execute(
    db,
  );
  return rows;
}

/** Jobs that failed for good and wait for a decision. */
export async function countOpenFailures(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('failed_jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
