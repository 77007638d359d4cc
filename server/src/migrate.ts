// `npm run migrate`: brings the database of DATABASE_URL up to date; exits 1 and changes nothing when a file fails.
import { runMigrations } from 'graphile-worker';
import { grantToApplication } from './db/application-role.ts';
import { openDatabase } from './db/database.ts';
import { MIGRATION_TIMEOUTS, migrate } from './db/migrate.ts';
import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';

const env = readEnv();
const logger = createLogger({ level: 'warn', process: 'migrate' });
const database = openDatabase({
  url: env.DATABASE_URL,
  poolSize: 2,
  applicationName: 'tokhi-migrate',
  ...MIGRATION_TIMEOUTS,
  logger,
});
try {
  const applied = await migrate(database.db);
  await runMigrations({ pgPool: database.pool });
  await grantToApplication(database.db);
  console.log(applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}`);
} catch (error) {
  // The sentence alone: what PostgreSQL adds (`detail`) quotes rows of customers.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
