// `npm run migrate`: brings the database of DATABASE_URL up to date; exits 1 if a file fails, and that file is rolled back. With
// `--keep-rights`, while processes of another release run: they keep rights that this one does not need (record 224).
import { runMigrations } from 'graphile-worker';
import { openDatabase } from './db/database.ts';
import { MIGRATION_TIMEOUTS, migrate } from './db/migrate.ts';
import { withMigrationLock } from './db/migration-lock.ts';
import { hasFormerRole, setRights } from './db/rights/set-rights.ts';
import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';

const env = readEnv(undefined, ['DATABASE_URL']);
const logger = createLogger({ level: 'warn', process: 'migrate' });
const database = openDatabase({
  url: env.DATABASE_URL,
  poolSize: 2,
  applicationName: 'tokhi-migrate',
  ...MIGRATION_TIMEOUTS,
  logger,
});
try {
  const work = async () => {
    const names = await migrate(database);
    await runMigrations({ pgPool: database.pool });
    await setRights(database.db, { keeps: process.argv.includes('--keep-rights') });
    return names;
  };
  const applied = await withMigrationLock(database.pool, work, () => console.log('Waiting: another one migrates.'));
  if (await hasFormerRole(database.db))
    console.log('tokhi_app still has its rights: take them when nothing connects with it any more (ops/README.md).');
  console.log(applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}`);
} catch (error) {
  // The message only: PostgreSQL's `detail` quotes rows of customers.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
