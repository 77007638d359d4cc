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
  /** For graphile-worker, which uses `pg` directly. */
  pool: pg.Pool;
  /** Resolves when the database answers, also while the pool is full. */
  answers: () => Promise<void>;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_MS = 3_000;
/** PostgreSQL ends a statement at its timeout; a connection that is silent for this much longer is dead. */
const SILENCE_BEYOND_MS = 2_000;

const IDLE_IN_TRANSACTION_MS = 15_000;

interface Connection {
  url: string;
  poolSize: number;
  /** Shown in pg_stat_activity, so that a slow query can be told apart by process kind. */
  applicationName: string;
  /** PostgreSQL ends a query after this long; each kind of work has its own limit, and 0 means no limit. */
  statementTimeoutMs?: number;
  /** How long a statement may wait for a lock; by default as long as the statement itself may take. */
  lockTimeoutMs?: number;
  /** Whether a pooler is in between that gives the connection to another client after each transaction (PgBouncer; docs/decisions/121). */
  isPooled?: boolean;
  logger: Logger;
}

// bigint columns (ids, tugrik) arrive as numbers: safe up to 9e15, and a larger value must never be rounded silently.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const whole = Number(text);
  if (!Number.isSafeInteger(whole)) throw new RangeError(`bigint beyond the safe range: ${text}`);
  return whole;
});

// A calendar day stays text: a Date would be midnight in the time zone of the process, and could shift by a day.
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Opens the pool; connections are made on first use, so a database that is still starting does not stop the process. */
export function openDatabase(connection: Connection): Database {
  const { url, poolSize, applicationName, logger } = connection;
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS, lockTimeoutMs = 0, isPooled = false } = connection;
  // For statements that must get through while slow queries fill the pool: cancelling one of them, and the probe.
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
    // `close` ends the pool: the worker's queue uses the same one.
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
