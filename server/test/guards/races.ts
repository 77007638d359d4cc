// Races on real connections, without sleeps: a transaction is seen waiting before the other one ends.
import { type ControlledTransaction, sql } from 'kysely';
import { vi } from 'vitest';
import { type Db, openDatabase, type Tx } from '../../src/db/database.ts';
import type { Schema } from '../../src/db/schema.generated.ts';
import { createLogger } from '../../src/logger.ts';

/** Gives `work` a pool of `count` connections to the test's database. */
export async function withConnections<Result>(
  url: string,
  count: number,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const logger = createLogger({ level: 'silent', process: 'test' });
  const crowd = openDatabase({ url, poolSize: count, applicationName: 'tokhi-test-crowd', logger });
  try {
    return await work(crowd.db);
  } finally {
    await crowd.close();
  }
}

type Act<Result> = (tx: Tx, index: number) => Promise<Result>;

async function finish<Result>(tx: ControlledTransaction<Schema>, act: Act<Result>, index: number): Promise<Result> {
  try {
    const result = await act(tx, index);
    await tx.commit().execute();
    return result;
  } catch (error) {
    await tx.rollback().execute();
    throw error;
  }
}

/** Opens `count` transactions, or none if a connection is refused: an open one would keep the pool from closing. */
async function openTogether(db: Db, count: number): Promise<ControlledTransaction<Schema>[]> {
  const opened = await Promise.allSettled(Array.from({ length: count }, () => db.startTransaction().execute()));
  const open = opened.filter((one) => one.status === 'fulfilled').map((one) => one.value);
  const refused = opened.find((one) => one.status === 'rejected');
  if (!refused) return open;
  await Promise.all(open.map((tx) => tx.rollback().execute()));
  throw refused.reason;
}

/** `count` transactions on separate connections, all of them open before the first one acts. */
export function allAtOnce<Result>(
  url: string,
  count: number,
  act: Act<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  return withConnections(url, count, async (db) => {
    const open = await openTogether(db, count);
    return Promise.allSettled(open.map((tx, index) => finish(tx, act, index)));
  });
}

/**
 * The second acts while the first has acted but not ended, and is seen waiting for it; then the first commits or rolls
 * back. Returns the outcome of the second.
 */
export async function whileAnotherIsOpen<Result>(
  db: Db,
  first: Act<unknown>,
  second: Act<Result>,
  end: 'commit' | 'give up' = 'commit',
): Promise<Result> {
  return db.connection().execute(async (lateConnection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(lateConnection);
    const early = await db.startTransaction().execute();
    let outcome: Promise<Result>;
    try {
      await first(early, 0);
      outcome = lateConnection.transaction().execute((tx) => second(tx, 1));
      // refused without waiting: reported by the wait below, not as an unhandled rejection
      outcome.catch(() => undefined);
      await vi.waitUntil(() => waits(db, rows[0]?.pid), { interval: 2, timeout: 5_000 });
      if (end === 'commit') await early.commit().execute();
    } finally {
      if (!early.isCommitted) await early.rollback().execute();
    }
    return outcome;
  });
}

async function waits(db: Db, pid: number | undefined): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select pg_blocking_pids(${pid}) <> '{}' as waits`.execute(db);
  return rows[0]?.waits === true;
}
