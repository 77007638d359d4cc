// `npm run verify-books`: checks the invariants of stock, orders, codes, bonus and money against their records. While the shop runs, at any
// time; prints every violation with its rows and exits with 1.
import { ALL_INVARIANTS } from './all-invariants.ts';
import { openDatabase } from './db/database.ts';
import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { verifyInvariants } from './modules/orders/public.ts';

const env = readEnv(undefined, ['WORKER_DATABASE_URL']);
const logger = createLogger({ level: 'warn', process: 'verify-books' });
const database = openDatabase({
  url: env.WORKER_DATABASE_URL,
  poolSize: 1,
  applicationName: 'tokhi-invariants',
  statementTimeoutMs: 0,
  logger,
});
try {
  const found = await verifyInvariants(database.db, ALL_INVARIANTS);
  for (const { check, rows } of found) {
    console.error(`Not so: ${check}.`);
    console.table(rows);
  }
  if (found.length > 0) process.exitCode = 1;
  else console.log('The books are in order.');
} finally {
  await database.close();
}
