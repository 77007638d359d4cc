import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import { isDatabaseError } from './database-errors.ts';
import { type MigrationFile, readMigrations } from './migration-files.ts';

/**
 * Timeouts of a connection that migrates. A change of a large table takes minutes and must not be aborted halfway; but while it waits for a
 * lock, all others queue behind it, so it waits only briefly and tries again.
 */
export const MIGRATION_TIMEOUTS = { statementTimeoutMs: 0, lockTimeoutMs: 1_500 };

const TRIES = 5;
const BETWEEN_TRIES_MS = 1_000;

const LOCK_NOT_AVAILABLE = '55P03';
const FOLDER = new URL('../../migrations/', import.meta.url);

/**
 * Applies the missing migrations, one transaction per file, and returns their names. Applied files stay when a later file fails: after
 * every file the schema works with both the old and the new code.
 */
export async function migrate({ db, pool }: Pick<Database, 'db' | 'pool'>, folder: URL = FOLDER): Promise<string[]> {
  // Kysely's table of applied migrations: existing shops have it.
  await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  const files = await readMigrations(folder);
  const missing = notApplied(files, await appliedNames(pool));
  const applied: string[] = [];
  for (const file of missing) {
    try {
      await unlessLocked(() => apply(pool, file));
    } catch (error) {
      const before =
        applied.length === 0 ? 'Nothing was applied' : `Applied before it, and kept: ${applied.join(', ')}`;
      throw new Error(`${file.name} failed: ${reasonOf(error)} ${before}.`, { cause: error });
    }
    applied.push(file.name);
  }
  return applied;
}

async function appliedNames(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** A newer release may have migrated and been rolled back; a file numbered below an applied one was never meant for this database. */
function notApplied(files: readonly MigrationFile[], applied: readonly string[]): MigrationFile[] {
  const last = applied.at(-1) ?? '';
  const missing = files.filter(({ name }) => !applied.includes(name));
  const skipped = missing.filter(({ name }) => name < last).map(({ name }) => name);
  if (skipped.length > 0)
    throw new Error(`${skipped.join(', ')} would be applied after ${last}. A new migration has the next number.`);
  const newest = files.at(-1)?.name ?? '';
  const unknown = applied.filter((name) => name < newest && files.every((file) => file.name !== name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: applied to this database, and unknown to this release.`);
  return missing;
}

async function apply(pool: pg.Pool, { name, isInTransaction, statements }: MigrationFile): Promise<void> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    // `concurrently` waits for readers and blocks nobody, so it may wait as long as they take.
    await client.query(isInTransaction ? 'begin' : 'set lock_timeout = 0');
    for (const statement of statements) await client.query(statement);
    await client.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
      name,
      new Date().toISOString(),
    ]);
    if (isInTransaction) await client.query('commit');
    isWhole = isInTransaction;
  } finally {
    // A failed transaction, and any session setting, end with the connection.
    client.release(!isWhole);
  }
}

async function unlessLocked(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await work();
      return;
    } catch (error) {
      if (tries === TRIES || !isLocked(error)) throw error;
      await pause(BETWEEN_TRIES_MS);
    }
}

const isLocked = (error: unknown) => isDatabaseError(error) && error.code === LOCK_NOT_AVAILABLE;

function reasonOf(error: unknown): string {
  if (isLocked(error)) {
    return (
      'somebody holds a table that it changes, and the shop must not queue behind it. The shop goes on as before; run it ' +
      'again, and if it fails again look in pg_stat_activity for the transaction that stays open.'
    );
  }
  return error instanceof Error ? `${error.message}.` : String(error);
}
