import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { brokenRule } from './broken-rule.ts';
import type { Db, Tx } from './database.ts';
import { isStalePlan } from './database-errors.ts';
import { inTransactionScope, transactionScope } from './transaction-scope.ts';

/** Somebody waits at the other end: what another transaction holds for longer is answered with «busy». */
const LOCK_TIMEOUT = '2s';

/** For the whole transaction, as its own statement. */
const limitWaiting = async (tx: Tx): Promise<void> => {
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);
};

/** The same inside of another statement: as long as given from here on, and as long as everything else once that one is evaluated. */
export const lockTimeoutFrom = (timeout: '10s') => sql<string>`set_config('lock_timeout', ${sql.lit(timeout)}, true)`;
export const usualLockTimeout = sql<string>`set_config('lock_timeout', ${sql.lit(LOCK_TIMEOUT)}, true)`;

/** Waits for one lock longer than others, where waiting is the point. */
export async function withLockTimeout<Result>(tx: Tx, timeout: '10s', lock: () => Promise<Result>): Promise<Result> {
  await sql`set local lock_timeout = ${sql.lit(timeout)}`.execute(tx);
  const result = await lock();
  await limitWaiting(tx);
  return result;
}

/** Two transactions could not both go on, or a migration came between: what was ended goes through when it is run again. */
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const RETRIES = 3;
const FIRST_PAUSE_MS = 20;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const mayBeRetried = (error: unknown): boolean =>
  [SERIALIZATION_FAILURE, DEADLOCK].includes(codeOf(error) as string) || isStalePlan(error);

/**
 * Runs the work of a use case in one transaction: all of it is done, or nothing. It may be run up to four times, so it does
 * nothing outside of the transaction but compute; outside services are asked before or after.
 *
 * Whoever locks rows takes them in this order, so that no two wait for each other:
 * customer · order · products by id · code · bonus.
 *
 * A rule of the tables that the work breaks is thrown as the refusal that stands for it (broken-rule.ts).
 *
 * `first` begins the transaction and leaves it with the usual lock timeout; who has a statement there anyway sets it along.
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
      // At random and longer each time: those that met each other must not meet again.
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
