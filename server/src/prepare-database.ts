// `npm run setup` and `npm run reset`: prepares a database for the shop. Safe to run again; `--anew` drops it first, `--no-demo` loads only
// the reference data.
import { runMigrations } from 'graphile-worker';
import { openDatabase } from './db/database.ts';
import { inTransaction } from './db/in-transaction.ts';
import { MIGRATION_TIMEOUTS, migrate } from './db/migrate.ts';
import { withMigrationLock } from './db/migration-lock.ts';
import { setRights } from './db/rights/set-rights.ts';
import { createDatabase, databaseName, dropDatabase } from './db/server-databases.ts';
import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { refreshSearch } from './modules/search/public.ts';
import { openDemoMap } from './modules/settings/public.ts';
import { loadDemo } from './seed/load-demo.ts';
import { loadReference } from './seed/load-reference.ts';

const env = readEnv(undefined, ['DATABASE_URL']);
const say = (line: string) => console.log(`      ${line}`);

if (process.argv.includes('--anew')) {
  if (env.NODE_ENV === 'production') throw new Error('A production database is never dropped by this command.');
  await dropDatabase(env.DATABASE_URL);
  say(`${databaseName(env.DATABASE_URL)}: dropped`);
}
const created = await createDatabase(env.DATABASE_URL);
say(`${databaseName(env.DATABASE_URL)}: ${created ? 'created' : 'is there'}`);

const logger = createLogger({ level: 'warn', process: 'prepare' });
const database = openDatabase({
  url: env.DATABASE_URL,
  poolSize: 2,
  applicationName: 'tokhi-prepare',
  ...MIGRATION_TIMEOUTS,
  logger,
});
try {
  const applied = await withMigrationLock(database.pool, async () => {
    const names = await migrate(database);
    await runMigrations({ pgPool: database.pool });
    await setRights(database.db);
    return names;
  });
  say(applied.length === 0 ? 'schema: up to date' : `schema: ${applied.length} migrations applied`);
  say(`reference data: ${await loadReference(database.db)}`);
  if (!process.argv.includes('--no-demo')) {
    say(`demo shop: ${await loadDemo(database.db, new Date())}`);
    await inTransaction(database.db, (tx) => openDemoMap(tx, env.DEMO_TILE_ADDRESS));
  }
  let refreshed = 0;
  for (let taken = -1; taken !== 0; refreshed += taken) taken = await refreshSearch(database.db);
  say(refreshed === 0 ? 'lists and search: up to date' : 'lists and search: filled');
} finally {
  await database.close();
}
