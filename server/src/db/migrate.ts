import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { isDatabaseError } from './database-errors.ts';

/**
 * How a connection that migrates is opened. A change of a large table takes minutes and must not be ended halfway; but while it
 * waits for a lock everybody else waits behind it, so it does not wait long.
 */
export const MIGRATION_TIMEOUTS = { statementTimeoutMs: 0, lockTimeoutMs: 5_000 };

const LOCK_NOT_AVAILABLE = '55P03';
const FOLDER = new URL('../../migrations/', import.meta.url);

/** Numbered SQL files are the migrations; there are no down migrations (the next number corrects a mistake). */
async function sqlMigrations(folder: URL): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations: Record<string, Migration> = {};
  for (const file of files) {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file)) throw new Error(`${file}: a migration is named 0001-what-it-adds.sql`);
    const text = await readFile(new URL(file, folder), 'utf8');
    migrations[file.replace('.sql', '')] = {
      up: async (db) => {
        await sql.raw(text).execute(db);
      },
    };
  }
  return migrations;
}

/**
 * Applies what is missing, all in one transaction and under the migrator's lock, and returns the names applied.
 * Kysely reports a failure in its result instead of throwing: thrown here, so that no caller can overlook it.
 */
export async function migrate(db: Db, folder: URL = FOLDER): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => sqlMigrations(folder) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'Reading the migrations';
    throw new Error(`${failed} failed, and nothing of this run was applied: ${reasonOf(error)}`, { cause: error });
  }
  return (results ?? []).map((result) => result.migrationName);
}

function reasonOf(error: unknown): string {
  if (isDatabaseError(error) && error.code === LOCK_NOT_AVAILABLE) {
    return (
      'somebody holds a table that it changes, and the shop must not queue behind it. The shop goes on as before; run it ' +
      'again, and if it fails again look in pg_stat_activity for the transaction that stays open.'
    );
  }
  return error instanceof Error ? error.message : String(error);
}
