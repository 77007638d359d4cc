import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { watchWait } from '../observability/pool-waits.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { openPool } from './open-pool.ts';
import type { Schema } from './schema.generated.ts';
import { asStartOptions, SESSION_SETTINGS } from './session-settings.ts';

export type Db = Kysely<Schema>;
export type Pool = pg.Pool;
/** An open transaction. Queries that must be part of one take `Tx`; those that may run alone take `Db`, which fits both. */
export type Tx = Transaction<Schema>;

export interface Database {
  db: Db;
  /** For graphile-worker, which speaks to `pg` itself. */
  pool: pg.Pool;
  /** Resolves when the database answers, also while the pool is full. */
  answers: () => Promise<void>;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_MS = 3_000;
/** PostgreSQL ends a statement at its time; a connection that is silent for so much longer is dead. */
const SILENCE_BEYOND_MS = 2_000;

const IDLE_IN_TRANSACTION_MS = 15_000;

interface Connection {
  url: string;
  poolSize: number;
  /** Shown in pg_stat_activity, so that a slow query can be told apart by process kind. */
  applicationName: string;
  /** After this long PostgreSQL ends a query itself; each kind of work has its own patience, and 0 has no end. */
  statementTimeoutMs?: number;
  /** How long a statement may wait for a lock; as long as it may take, unless it says otherwise. */
  lockTimeoutMs?: number;
  /** Whether a pooler stands in between that hands a connection on after each transaction (PgBouncer; docs/decisions/121). */
  isPooled?: boolean;
  logger: Logger;
}

// bigint columns (ids, tugrik) arrive as numbers: safe up to 9e15, and a value beyond that must never be rounded quietly.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const whole = Number(text);
  if (!Number.isSafeInteger(whole)) throw new RangeError(`bigint beyond the safe range: ${text}`);
  return whole;
});

// A calendar day is text: as a Date it would be midnight of whatever zone the process runs in, and move by a day.
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Opens the pool; connections are made on first use, so a database that is still starting does not stop the process. */
export function openDatabase(connection: Connection): Database {
  const { url, poolSize, applicationName, logger } = connection;
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS, lockTimeoutMs = 0, isPooled = false } = connection;
  // For words that must get through while the pool is full of the very queries that are slow: to stop one, and the probe's.
  const controlPool = openPool(
    {
      connectionString: url,
      max: 2,
      application_name: `${applicationName}-beside`,
      connectionTimeoutMillis: CONNECT_MS,
    },
    { silenceMs: SILENCE_BEYOND_MS, controlPool: null },
    logger,
  );
  const { pool, close } = openPool(
    {
      connectionString: url,
      max: poolSize,
      application_name: applicationName,
      types,
      connectionTimeoutMillis: CONNECT_MS,
      ...(isPooled
        ? {}
        : {
            statement_timeout: statementTimeoutMs,
            lock_timeout: lockTimeoutMs,
            idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
            options: asStartOptions(SESSION_SETTINGS),
          }),
    },
    {
      silenceMs: statementTimeoutMs === 0 ? null : statementTimeoutMs + SILENCE_BEYOND_MS,
      controlPool: isPooled ? null : controlPool.pool,
    },
    logger,
  );
  const reachable: PostgresPool = {
    options: pool.options,
    connect: () =>
      watchWait(applicationName, () => pool.connect()).catch((error: unknown) => {
        throw new DatabaseUnavailable('no connection to the database', { cause: error });
      }),
    // Left to `close`: the worker's queue uses the same pool.
    end: async () => undefined,
  };
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: reachable }) }),
    pool,
    answers: async () => {
      await controlPool.pool.query('select 1');
    },
    close: async () => {
      await Promise.all([close(), controlPool.close()]);
    },
  };
}
