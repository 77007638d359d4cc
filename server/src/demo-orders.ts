// `npm run demo:orders`: 3,000 orders (`-- --orders N`) in every status and with every exception, for trying the admin application. Never
// in production, never next to real orders; a second run changes nothing.
import { parseArgs } from 'node:util';
import { openDatabase } from './db/database.ts';
import { databaseName } from './db/server-databases.ts';
import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { measureSteps, sumUpSales } from './modules/orders/public.ts';
import { FEWEST, fillDemoOrders } from './seed/demo-orders/fill-demo-orders.ts';

const MOST = 20_000;

const { values } = parseArgs({ options: { orders: { type: 'string', default: '3000' } } });
const orders = Number(values.orders);
if (!Number.isInteger(orders) || orders < FEWEST || orders > MOST)
  throw new Error(`--orders is a whole number from ${FEWEST} to ${MOST}.`);
const env = readEnv(undefined, ['DATABASE_URL']);
if (env.NODE_ENV === 'production') throw new Error('Demo orders are never made in production.');
const say = (line: string) => console.log(`      ${line}`);
const database = openDatabase({
  url: env.DATABASE_URL,
  poolSize: 2,
  applicationName: 'tokhi-demo-orders',
  statementTimeoutMs: 0,
  logger: createLogger({ level: 'warn', process: 'demo-orders' }),
});
try {
  const now = new Date();
  const made = await fillDemoOrders(database.db, { orders, numberKey: env.ORDER_NUMBER_KEY, now, say });
  if (made === 0) say(`${databaseName(env.DATABASE_URL)} has its demo orders; npm run reset empties it first.`);
  // Figures that the worker's jobs would compute within a minute, or by tomorrow.
  await measureSteps(database.db, now);
  await sumUpSales(database.db, now);
  say('Go on: npm run dev, npm run staff -- invite, then http://localhost:3002');
} finally {
  await database.close();
}
