// `npm run bench -- admin --orders 1000000`: a shop of so many orders in all statuses in its own database (kept; --anew recreates
// it), and how long the staff's lists, tabs, filter pairs, search, inbox and today take there, one question after the other over
// loopback, beside their own statements sent by plain `pg`.
import { parseArgs } from 'node:util';
import { openDatabase } from '../../../server/src/db/database.ts';
import { databaseName, withName } from '../../../server/src/db/server-databases.ts';
import { readEnv } from '../../../server/src/env.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { sumUpSales } from '../../../server/src/modules/orders/public.ts';
import { onThisMachine } from '../on-this-machine.ts';
import { fillStaffOrders } from './fill-staff-orders.ts';
import { measureBeside, printHead, printMeasured } from './measure-beside.ts';
import { STAFF_QUESTIONS } from './staff-questions.ts';
import { startAdmin } from './start-admin.ts';

export async function benchStaffLists(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { orders: { type: 'string', default: '1000000' }, anew: { type: 'boolean', default: false } },
  });
  const shopUrl = onThisMachine(readEnv().DATABASE_URL);
  const url = withName(shopUrl, `${databaseName(shopUrl)}_staff_${values.orders}`);
  await fillStaffOrders(url, Number(values.orders), values.anew);
  await asTheWorkerDoes(url);
  const places = await startAdmin(url);
  try {
    printHead();
    for (const question of STAFF_QUESTIONS) printMeasured(question.name, await measureBeside(question, places));
  } finally {
    await places.stop();
  }
}

/** The worker does it every minute. */
async function asTheWorkerDoes(url: string): Promise<void> {
  const logger = createLogger({ level: 'warn', process: 'bench' });
  const database = openDatabase({ url, poolSize: 1, applicationName: 'tokhi-bench', logger });
  await sumUpSales(database.db, new Date());
  await database.close();
}
