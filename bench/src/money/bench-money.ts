// Money under load and outage, over loopback: how long it takes until a page says «paid», what the calls of the payment page cost, and
// what everybody notices while a bank, the tax office or the phones are away or slow. Needs `npm run build`.
//   npm run bench -- money                                           everything, each outage for half a minute
//   npm run bench -- money --parts outages --of qpay,monpay --minutes 10 --orders 5     so many minutes, so many orders a second
import { parseArgs } from 'node:util';
import { GATEWAYS } from './gateways.ts';
import { measureOutage, type Outage, ringsAreOnce } from './outages.ts';
import { measureCalls } from './own-times.ts';
import { type Row, type Table, writeTable } from './reliability-page.ts';
import type { StandIn } from './sandbox-bank.ts';
import { measureSettling } from './settle-times.ts';
import { type MoneyShop, startMoneyShop } from './start-money-shop.ts';
import { books, missingMoney, receiptsKnown } from './whole-money.ts';

const STAND_INS: readonly StandIn[] = [...GATEWAYS, 'pos-api', 'message-pro'];
const CONDITIONS = ['down', 'slow'] as const;
const LONG_MINUTES = 10;

export async function benchMoney(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      parts: { type: 'string', default: 'settling,calls,outages' },
      of: { type: 'string', default: STAND_INS.join(',') },
      minutes: { type: 'string', default: '0.5' },
      orders: { type: 'string', default: '5' },
    },
  });
  const parts = values.parts.split(',');
  const [minutes, aSecond] = [Number(values.minutes), Number(values.orders)];
  const shop = await startMoneyShop();
  try {
    await shop.bank.moreLotteries();
    if (parts.includes('settling')) await tell('settling', await measureSettling(shop));
    if (parts.includes('calls')) await tell('calls', await measureCalls(shop));
    if (parts.includes('outages')) {
      const named = STAND_INS.filter((standIn) => values.of.split(',').includes(standIn));
      await tell(
        minutes >= LONG_MINUTES ? 'long outages' : 'outages',
        await outages(shop, named, { minutes, aSecond }),
      );
    }
  } finally {
    await shop.stop();
  }
}

async function outages(
  shop: MoneyShop,
  named: readonly StandIn[],
  how: Pick<Outage, 'minutes' | 'aSecond'>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const standIn of named) {
    for (const condition of CONDITIONS) {
      const more = await measureOutage(shop, { standIn, condition, ...how });
      for (const row of more) console.log(row.join(' | '));
      rows.push(...more);
    }
  }
  return [...rows, ...(await afterAll(shop))];
}

/** Nothing is lost, and nothing came twice. */
async function afterAll(shop: MoneyShop): Promise<Row[]> {
  const missing = await missingMoney(shop);
  const { ours, theirs } = await receiptsKnown(shop);
  const errors = [...shop.errors].map(([said, count]) => `${said} ${count}`).join('; ') || 'none';
  if (missing.length > 0) process.exitCode = 1;
  return [
    ['after all of it: payments of the banks without a row', String(missing.length), '0'],
    ['verify-books', books(shop), 'in order'],
    ['receipts of ours, and of the tax office', `${ours} and ${theirs}`, 'the same'],
    await ringsAreOnce(shop),
    ['errors in the logs', errors, 'none'],
  ];
}

async function tell(table: Table, rows: readonly Row[]): Promise<void> {
  for (const row of rows) console.log(row.join(' | '));
  writeTable(table, rows);
}
