// A real worker that ends unpaid orders by their jobs, and the hand on the clock of those orders.
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { unlockAbandoned } from '../../src/jobs/queue.queries.ts';
import { type ProcessOfTest, startProcess } from '../process-of-test.ts';

const WORKER = fileURLToPath(new URL('../../src/worker.ts', import.meta.url));

/** The worker of the shop; nobody takes its emails, which the invariants do not look at. */
export const startWorker = (env: Record<string, string>): Promise<ProcessOfTest> =>
  startProcess(
    process.execPath,
    [WORKER],
    { NODE_ENV: 'development', WORKER_PORT: '0', LOG_LEVEL: 'info', SMTP_URL: 'smtp://127.0.0.1:9', ...env },
    /worker ready/,
  );

/** The time of every unpaid order is over, and the job of its end is due. */
export const letTimeRunOut = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // As early as an order may end: when it was made is written in its history, too.
    const end = sql<Date>`created_at + interval '1 millisecond'`;
    await tx.updateTable('orders').set({ pay_by: end, expires_at: end }).where('status', '=', 'pending').execute();
    await sql`
      select count(*) from graphile_worker.reschedule_jobs(array(
        select id from graphile_worker.jobs where task_identifier = 'expire-order' and locked_at is null), run_at := now())`.execute(
      tx,
    );
  });

/** What the sweep of a living worker does ten minutes after another was killed, now. */
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
