import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { brokenRule } from './broken-rule.ts';
import type { Db, Tx } from './database.ts';
import { isStalePlan } from './database-errors.ts';
import { inTransactionScope, transactionScope } from './transaction-scope.ts';

/** A caller waits for the answer: when a lock is not free by then, the answer is «busy». */
const LOCK_TIMEOUT = '2s';

/** For the whole transaction, as a statement of its own. */
const limitWaiting = async (tx: Tx): Promise<void> => {
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);
};

/** The same as an expression in another statement: `lockTimeoutFrom` sets the given timeout, `usualLockTimeout` restores the usual one. */
export const lockTimeoutFrom = (timeout: '10s') => sql<string>`set_config('lock_timeout', ${sql.lit(timeout)}, true)`;
export const usualLockTimeout = sql<string>`set_config('lock_timeout', ${sql.lit(LOCK_TIMEOUT)}, true)`;

/** Waits longer for one lock, where waiting is the point. */
export async function withLockTimeout<Result>(tx: Tx, timeout: '10s', lock: () => Promise<Result>): Promise<Result> {
  await sql`set local lock_timeout = ${sql.lit(timeout)}`.execute(tx);
  const result = await lock();
  await limitWaiting(tx);
  return result;
}

/** Two transactions blocked each other, or a migration ran in between: the aborted one succeeds when it is run again. */
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const RETRIES = 3;
const FIRST_PAUSE_MS = 20;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const mayBeRetried = (error: unknown): boolean =>
  [SERIALIZATION_FAILURE, DEADLOCK].includes(codeOf(error) as string) || isStalePlan(error);

/**
 * Runs the work of a use case in one transaction: all of it or nothing. It may run up to four times, so it has no effect outside the
 * transaction; outside services are called before or after.
 *
 * Locks are taken in this order, so that no two transactions wait for each other:
 * customer · order · products by id · code · bonus.
 *
 * When the work breaks a rule of a table, the refusal for that rule is thrown (broken-rule.ts).
 *
 * `first` begins the transaction and leaves it with the usual lock timeout; a caller whose first statement can set it passes that one.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  first: (tx: Tx) => Promise<void> = limitWaiting,
): Promise<Result> {
  if (transactionScope() !== undefined) throw new Error('a transaction is opened inside of another one');
  for (let retries = 0; ; retries += 1) {
    try {
      return await runOnce(db, work, first);
    } catch (error) {
      if (retries === RETRIES || !mayBeRetried(error)) throw brokenRule(error) ?? error;
      // At random and longer each time: transactions that collided must not collide again.
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** retries);
    }
  }
}

function runOnce<Result>(db: Db, work: (tx: Tx) => Promise<Result>, first: (tx: Tx) => Promise<void>): Promise<Result> {
  const scope = { outside: [] as string[] };
  return db.transaction().execute((tx) =>
    inTransactionScope(scope, async () => {
      await first(tx);
      const result = await work(tx);
      if (scope.outside.length > 0) throw new Error(`inside a transaction: ${scope.outside.join(', ')}`);
      return result;
    }),
  );
}
