// A real worker that expires unpaid orders by their jobs, and control over the times of those orders.
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { unlockAbandoned } from '../../src/jobs/queue.queries.ts';
import { type ProcessOfTest, startProcess } from '../process-of-test.ts';

const WORKER = fileURLToPath(new URL('../../src/worker.ts', import.meta.url));

/** The worker of the shop; its mail server is unreachable, which the invariants ignore. */
export const startWorker = (env: Record<string, string>): Promise<ProcessOfTest> =>
  startProcess(
    process.execPath,
    [WORKER],
    { NODE_ENV: 'development', WORKER_PORT: '0', LOG_LEVEL: 'info', SMTP_URL: 'smtp://127.0.0.1:9', ...env },
    /worker ready/,
  );

/** Ends the time of every unpaid order, and makes its expiry job due. */
export const letTimeRunOut = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // The earliest possible end: the order's history has its creation time too.
    const end = sql<Date>`created_at + interval '1 millisecond'`;
    await tx.updateTable('orders').set({ pay_by: end, expires_at: end }).where('status', '=', 'pending').execute();
    await sql`
      select count(*) from graphile_worker.reschedule_jobs(array(
        select id from graphile_worker.jobs where task_identifier = 'expire-order' and locked_at is null), run_at := now())`.execute(
      tx,
    );
  });

/** Does now what a living worker's sweep does ten minutes after another was killed. */
export const freeJobsOfTheDead = (db: Db): Promise<void> => unlockAbandoned(db, new Date());

/** How many unpaid orders are past their time. */
export async function countOverdue(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .where('expires_at', '<=', new Date())
    .executeTakeFirstOrThrow();
  return count;
}
