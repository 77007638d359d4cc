// `npm run bench -- staff --orders 20 --members 20`: the shop with so many orders paid a second, in turns without and with so many
// staff members at work: what customers notice, and when a colleague sees a change. Needs `npm run build`.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { figuresOf } from '../catalogue/report/figures.ts';
import { insertBuyers, shippingForms } from '../money/buyers.ts';
import { startMoneyShop } from '../money/start-money-shop.ts';
import { type Day, day } from '../money/traffic.ts';
import { missingMoney, verifyInvariants } from '../money/whole-money.ts';
import { end, file, freePort, started } from '../processes.ts';
import { type StaffTimes, workAsStaff } from './staff-at-work.ts';
import { loggedInStaff } from './staff-client.ts';

/** Each of the two twice, in turns: the machine changes from minute to minute. */
const TURNS = ['alone', 'beside staff', 'alone', 'beside staff'] as const;
const WARM_UP_SECONDS = 10;
const COMPARED = ['create-order', 'submit-order, others', 'poll, others', 'pages', 'paid → shown, others'];

export async function benchStaffBesideShop(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      orders: { type: 'string', default: '20' },
      members: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '30' },
    },
  });
  const [aSecond, seconds] = [Number(values.orders), Number(values.seconds)];
  const shop = await startMoneyShop();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const admin = await started(
    [file('server/src/admin.ts')],
    { ...shop.env, ADMIN_PORT: String(port), ADMIN_ORIGIN: origin, NODE_ENV: 'test' },
    /"msg":"ready"/,
  );
  try {
    await shop.bank.moreLotteries();
    const forms = await shippingForms(shop);
    const cookies = await Promise.all(
      Array.from({ length: Number(values.members) }, () => loggedInStaff(shop.database)),
    );
    const traffic = async (forSeconds: number) => {
      const buyers = await insertBuyers(shop, forSeconds * aSecond);
      return day(shop, { buyers, forms, aSecond, seconds: forSeconds, aside: new Set() });
    };
    await traffic(WARM_UP_SECONDS);
    const [days, staff]: [Record<(typeof TURNS)[number], Day[]>, StaffTimes[]] = [
      { alone: [], 'beside staff': [] },
      [],
    ];
    for (const turn of TURNS) {
      console.log(`${turn} … (load ${loadavg()[0]?.toFixed(1)})`);
      const over = new AbortController();
      const working = turn === 'alone' ? undefined : workAsStaff(origin, cookies, over.signal);
      days[turn].push(await traffic(seconds));
      over.abort();
      if (working !== undefined) staff.push(await working);
    }
    report(days, staff);
    console.log(
      `payments of the banks without a row: ${(await missingMoney(shop)).length}; verify-books: ${verifyInvariants(shop)}`,
    );
  } finally {
    await end(admin.child);
    await shop.stop();
  }
}

function report(days: Record<(typeof TURNS)[number], Day[]>, staff: readonly StaffTimes[]): void {
  console.log('what customers ask                 alone p50    p95   beside staff p50    p95   ratio of p95');
  for (const what of COMPARED) {
    const of = (turn: (typeof TURNS)[number]) =>
      figuresOf(
        days[turn].flatMap(({ times }) => times.get(what) ?? []),
        1,
        0,
      );
    const [alone, beside] = [of('alone'), of('beside staff')];
    const cells = [alone.p50, alone.p95, beside.p50, beside.p95].map((ms) => ms.toFixed(0).padStart(9));
    console.log(`${what.padEnd(32)} ${cells.join(' ')} ${(beside.p95 / alone.p95).toFixed(2).padStart(9)}`);
  }
  const seen = figuresOf(
    staff.flatMap((one) => one.seen),
    1,
    0,
  );
  const calls = figuresOf(
    staff.flatMap((one) => one.calls),
    1,
    0,
  );
  const sum = (what: 'moved' | 'failed') => staff.reduce((all, one) => all + one[what], 0);
  console.log(
    `a colleague's change is seen: p50 ${seen.p50.toFixed(0)}, p95 ${seen.p95.toFixed(0)} ms of ${seen.requests}`,
  );
  console.log(
    `staff calls: p50 ${calls.p50.toFixed(0)}, p95 ${calls.p95.toFixed(0)} ms of ${calls.requests}; ${sum('moved')} orders moved, ${sum('failed')} calls failed`,
  );
  const failed = (turn: (typeof TURNS)[number]) => days[turn].reduce((all, one) => all + one.failed, 0);
  console.log(`calls of customers that failed: ${failed('alone')} alone, ${failed('beside staff')} beside staff`);
}
