import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { TraceEvent } from '../trace-event.ts';

interface About {
  orderId: number;
  notificationIds: readonly number[];
  requestIds: readonly number[];
}

interface WaitingJob {
  name: string;
  key: string | null;
  created_at: Date;
  run_at: Date;
  attempts: number;
  max_attempts: number;
  locked_at: Date | null;
  last_error: string | null;
}

/** Jobs about an order that wait, run or failed for good; finished jobs have left the queue and are in the worker's log. */
export async function traceOfJobs(db: Db, about: About): Promise<TraceEvent[]> {
  const isAbout = sql`(payload ->> 'orderId' = ${String(about.orderId)}
    or payload ->> 'notificationId' = any(${about.notificationIds.map(String)})
    or payload ->> 'requestId' = any(${about.requestIds.map(String)}))`;
  const { rows: waiting } = await sql<WaitingJob>`
    select tasks.identifier as name, key, created_at, run_at, attempts, max_attempts, locked_at, last_error
    from graphile_worker._private_jobs join graphile_worker._private_tasks tasks on tasks.id = task_id where ${isAbout}`.execute(
    db,
  );
  const ended = await db
    .selectFrom('failed_jobs')
    .select(['name', 'key', 'attempts', 'last_error', 'failed_at', 'settled_at', 'settled_by'])
    .where(sql<boolean>`${isAbout}`)
    .execute();
  return [
    ...waiting.map(({ name, key, created_at, run_at, attempts, max_attempts, locked_at, last_error }) => ({
      ...{ at: created_at, what: locked_at === null ? 'job waits' : 'job runs' },
      facts: { job: name, key, due: run_at.toISOString(), attempts: `${attempts}/${max_attempts}`, last_error },
    })),
    ...ended.flatMap(({ name, key, attempts, last_error, failed_at, settled_at, settled_by }) => [
      { at: failed_at, what: 'job failed for good', facts: { job: name, key, attempts, last_error } },
      ...(settled_at === null
        ? []
        : [{ at: settled_at, what: 'failed job decided', facts: { job: name, staff: settled_by } }]),
    ]),
  ];
}
