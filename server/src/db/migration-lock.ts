import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** The key of the advisory lock in PostgreSQL: any number, the same in every release. */
const MIGRATORS = 7_384_021;
const ASK_AGAIN_MS = 500;

/**
 * One process migrates at a time, and the others poll. A blocking statement would hold a snapshot, and `create index concurrently` waits
 * for every older snapshot, so the two would deadlock.
 */
export async function withMigrationLock<Result>(
  pool: pg.Pool,
  work: () => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  const client = await pool.connect();
  try {
    for (let asked = 0; !(await isTaken(client)); asked += 1) {
      if (asked === 0) onWait();
      await pause(ASK_AGAIN_MS);
    }
    return await work();
  } finally {
    // Ends the connection, and with it the lock.
    client.release(true);
  }
}

async function isTaken(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [MIGRATORS]);
  return rows[0]?.taken === true;
}
