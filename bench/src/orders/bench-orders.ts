// `npm run bench -- orders --orders 1000000`: a shop of so many orders in its own database (kept; --anew recreates it), and
// what it costs to show, create and expire orders and to refresh a cart, eight in flight, over loopback to one API process; the
// load, the API and PostgreSQL share this machine. create-order is compared with its own statements sent by plain `pg`.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import pg from 'pg';
import { databaseName, withName } from '../../../server/src/db/server-databases.ts';
import { readEnv } from '../../../server/src/env.ts';
import { machineName } from '../catalogue/report/run-record.ts';
import { onThisMachine } from '../on-this-machine.ts';
import { marksOf, writePart } from '../written-part.ts';
import { fillOrders } from './fill-orders.ts';
import { measureOrders } from './measure-orders.ts';
import { headOfOrders, tableOfOrders } from './report-orders.ts';

const MARKS = marksOf('npm run bench -- orders', 'orders');
/** From this size a run is about a large shop and is recorded; a smaller one is a trial. */
const LEAST_WRITTEN = 100_000;
const LEAST = 5_000;
const MOST = 5_000_000;

export async function benchOrders(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { orders: { type: 'string', default: '1000000' }, anew: { type: 'boolean', default: false } },
  });
  const orders = Number(values.orders);
  if (!Number.isInteger(orders) || orders < LEAST || orders > MOST) {
    throw new Error(`--orders is a whole number from ${LEAST} to ${MOST}, not ${values.orders}`);
  }
  const env = readEnv();
  const shopUrl = onThisMachine(env.DATABASE_URL);
  const databaseUrl = withName(shopUrl, `${databaseName(shopUrl)}_orders_${orders}`);
  await fillOrders(databaseUrl, orders, values.anew);
  const [load = 0] = loadavg();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    const measured = await measureOrders({ databaseUrl, redisUrl: onThisMachine(env.REDIS_URL) }, pool);
    const head = headOfOrders(orders, isoDate(ulaanbaatarDate(new Date())), machineName(), load);
    const text = `${head}\n\n${tableOfOrders(measured)}`;
    console.log(`\n${text}`);
    if (orders >= LEAST_WRITTEN) writePart('scale.md', MARKS, text);
    else console.log(`\nA trial: from ${LEAST_WRITTEN.toLocaleString('en')} orders on it is written down.`);
  } finally {
    await pool.end();
  }
}
