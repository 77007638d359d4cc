// Money under load and outage, over loopback: how long it takes until a page shows «paid», what the calls of the payment page cost,
// and what others notice while a bank, the tax office or the SMS gateway is down or slow. Needs `npm run build`.
//   npm run bench -- money                                           everything, each outage for half a minute
//   npm run bench -- money --parts outages --of qpay,monpay --minutes 10 --orders 5     for ten minutes, at five orders a second
//   npm run bench -- money --parts outages --together --minutes 10    in three rounds, a third of them down and a third slow at once
import { parseArgs } from 'node:util';
import { smsMoment } from '@tokhi/rules/notice/sms-hours';
import { GATEWAYS } from './gateways.ts';
import { measureOutage, type Outage, ringsAreOnce } from './outages.ts';
import { measureCalls } from './own-times.ts';
import { measurePaymentTimes } from './payment-times.ts';
import { type Row, type Table, writeTable } from './reliability-page.ts';
import type { StandIn } from './sandbox-bank.ts';
import { type MoneyShop, startMoneyShop } from './start-money-shop.ts';
import { missingMoney, receiptsKnown, verifyInvariants } from './whole-money.ts';

const STAND_INS: readonly StandIn[] = [...GATEWAYS, 'pos-api', 'message-pro'];
const CONDITIONS = ['down', 'slow'] as const;
const LONG_MINUTES = 10;

type Unwell = Outage['unwell'];

export async function benchMoney(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      parts: { type: 'string', default: 'payment-times,calls,outages' },
      of: { type: 'string', default: STAND_INS.join(',') },
      minutes: { type: 'string', default: '0.5' },
      orders: { type: 'string', default: '5' },
      together: { type: 'boolean', default: false },
    },
  });
  const parts = values.parts.split(',');
  const [minutes, aSecond] = [Number(values.minutes), Number(values.orders)];
  const shop = await startMoneyShop();
  try {
    await shop.bank.moreLotteries();
    if (parts.includes('payment-times')) await report('payment-times', await measurePaymentTimes(shop));
    if (parts.includes('calls')) await report('calls', await measureCalls(shop));
    if (parts.includes('outages')) {
      const named = STAND_INS.filter((standIn) => values.of.split(',').includes(standIn)).filter(isAwake);
      await report(
        minutes >= LONG_MINUTES ? 'long outages' : 'outages',
        await outages(shop, values.together ? inThirds(named) : oneByOne(named), { minutes, aSecond }),
      );
    }
  } finally {
    await shop.stop();
  }
}

/** At night every SMS waits for the morning (rules/notice/sms-hours): an outage of its service would have no effect. */
function isAwake(standIn: StandIn): boolean {
  const now = new Date();
  const wakes = smsMoment(now);
  if (standIn !== 'message-pro' || wakes.getTime() === now.getTime()) return true;
  console.log(`message-pro is left out: SMS wait until ${wakes.toISOString()}`);
  return false;
}

const oneByOne = (named: readonly StandIn[]): Unwell[] =>
  named.flatMap((standIn) => CONDITIONS.map((condition) => new Map([[standIn, condition]])));

/** Each is down in one round, slow in another and well in the third: harder for the well ones than one outage at a time. */
const inThirds = (named: readonly StandIn[]): Unwell[] =>
  [0, 1, 2].map(
    (round) =>
      new Map(
        named.flatMap((standIn, at): [StandIn, (typeof CONDITIONS)[number]][] => {
          const condition = CONDITIONS[(at + round) % 3];
          return condition === undefined ? [] : [[standIn, condition]];
        }),
      ),
  );

async function outages(
  shop: MoneyShop,
  rounds: readonly Unwell[],
  how: Pick<Outage, 'minutes' | 'aSecond'>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const unwell of rounds) {
    const more = await measureOutage(shop, { unwell, ...how });
    for (const row of more) console.log(row.join(' | '));
    rows.push(...more);
  }
  return [...rows, ...(await afterAll(shop))];
}

/** Nothing is lost, and nothing is duplicated. */
async function afterAll(shop: MoneyShop): Promise<Row[]> {
  const missing = await missingMoney(shop);
  const { ours, theirs } = await receiptsKnown(shop);
  const errors = [...shop.errors].map(([said, count]) => `${said} ${count}`).join('; ') || 'none';
  if (missing.length > 0) process.exitCode = 1;
  return [
    ['after all of it: payments of the banks without a row', String(missing.length), '0'],
    ['verify-books', verifyInvariants(shop), 'in order'],
    ['receipts of ours, and of the tax office', `${ours} and ${theirs}`, 'the same'],
    await ringsAreOnce(shop),
    ['errors in the logs', errors, 'none'],
  ];
}

async function report(table: Table, rows: readonly Row[]): Promise<void> {
  for (const row of rows) console.log(row.join(' | '));
  writeTable(table, rows);
}
