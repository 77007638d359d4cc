import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { cancelGivenUp } from './cancel-given-up.ts';
import { prepareQueries } from './prepare-queries.ts';
import type { Schema } from './schema.generated.ts';

export type Db = Kysely<Schema>;
export type Pool = pg.Pool;
/** An open transaction. Queries that must be part of one take `Tx`; those that may run alone take `Db`, which fits both. */
export type Tx = Transaction<Schema>;

export interface Database {
  db: Db;
  /** For graphile-worker and health checks, which speak to `pg` themselves. */
  pool: pg.Pool;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * How alike two words must be for `%` on the vocabulary (docs/decisions/113): PostgreSQL's own 0.3 misses short ones. And one
 * plan a statement and connection, made once: our statements are few and fixed, and planning the product's seven tables five
 * times on each connection took longer than the first thousand answers. Reading at random costs what reading in a row does on
 * today's disks; as delivered, PostgreSQL reads a whole table of a thousand values to find ten of them.
 */
const SESSION =
  '-c pg_trgm.similarity_threshold=0.25 -c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c jit=off';

interface Connection {
  url: string;
  poolSize: number;
  /** Shown in pg_stat_activity, so that a slow query can be told apart by process kind. */
  applicationName: string;
  /** After this long PostgreSQL ends a query itself; each kind of work has its own patience. */
  statementTimeoutMs?: number;
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
  const { url, poolSize, applicationName, statementTimeoutMs = STATEMENT_TIMEOUT_MS, logger } = connection;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    types,
    connectionTimeoutMillis: 3_000,
    statement_timeout: statementTimeoutMs,
    options: SESSION,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A connection that dies emits here, idle or in use; without a listener Node would end the whole process.
  const lost = (error: Error) => logger.warn({ err: error }, 'database connection lost');
  pool.on('error', lost);
  // The word to stop a query goes over a connection of its own: the pool may be full of the very queries that are to stop.
  const stopping = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: `${applicationName}-stopping`,
    connectionTimeoutMillis: 3_000,
  });
  stopping.on('error', lost);
  pool.on('connect', (client) => {
    client.on('error', lost);
    prepareQueries(client);
    cancelGivenUp(client, stopping);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    // Kysely ends the pool only if it ever used it; probes and the worker may have been the only ones.
    if (!pool.ended) await pool.end();
    await stopping.end();
  };
  return { db, pool, close };
}
