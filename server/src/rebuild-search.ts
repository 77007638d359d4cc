// `npm run search:rebuild`: recomputes lists and search from the source data, while the shop runs. Safe to run at any time.
import { openDatabase } from './db/database.ts';
import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { rebuildSearch } from './modules/search/public.ts';

const env = readEnv(undefined, ['WORKER_DATABASE_URL']);
const logger = createLogger({ level: 'warn', process: 'rebuild-search' });
const database = openDatabase({ url: env.WORKER_DATABASE_URL, poolSize: 2, applicationName: 'tokhi-rebuild', logger });
try {
  const done = await rebuildSearch(database.db, (written) => process.stdout.write(`\r${written} products written`));
  console.log(`\rLists and search are written anew: ${done} products. API processes follow within a second.`);
} finally {
  await database.close();
}
