// `npm run follow -- IK…`: everything that happened to one order, by time, from the tables and, with `--logs <file…>`, from the
// JSON lines of its processes. It reads and prints no personal data. It is read-only and can run while the shop is live.
import { parseArgs } from 'node:util';
import { isOrderNumber } from '@tokhi/rules/order/order-number';
import { openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import { followOrder } from './follow-order.ts';
import { logEvents } from './log-events.ts';
import { printedEvents } from './print-events.ts';

const USAGE = `npm run follow -- IK2611150482 [--logs api.log worker.log …]
  the logs of systemd: journalctl -u 'tokhi-*' -o cat --since '2 days ago' > shop.log`;

const { values, positionals } = parseArgs({ options: { logs: { type: 'boolean' } }, allowPositionals: true });
const [orderNumber = '', ...files] = positionals;
if (!isOrderNumber(orderNumber) || files.length > 0 !== (values.logs ?? false)) {
  console.error(USAGE);
  process.exit(2);
}
const env = readEnv(undefined, ['ADMIN_DATABASE_URL']);
const logger = createLogger({ level: 'warn', process: 'follow' });
const database = openDatabase({ url: env.ADMIN_DATABASE_URL, poolSize: 1, applicationName: 'tokhi-follow', logger });
try {
  const followed = await followOrder(database.db, orderNumber);
  if (followed === undefined) {
    console.error(`There is no order ${orderNumber}. Look at its ten digits again, and whether this is its shop.`);
    process.exitCode = 1;
  } else {
    const logged = await logEvents(files, orderNumber, followed.requestIds);
    const events = [...followed.events, ...logged].toSorted((one, other) => one.at.getTime() - other.at.getTime());
    for (const line of printedEvents(events)) console.log(line);
    console.log(`\n${orderNumber} is ${followed.status}; ${events.length} events, ${logged.length} of them from logs.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
}
