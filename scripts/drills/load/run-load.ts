// Runs customers and staff for a while, and something else in the middle of it.
import { setTimeout as pause } from 'node:timers/promises';
import { paced } from '../../../bench/src/money/paced.ts';
import type { Shop } from '../shop/start-shop.ts';
import { type Answers, noAnswers, percentile } from './answers.ts';
import { buy, gather, nothingPromised, type Promised } from './buyers.ts';
import { countLosses, type Losses } from './count-losses.ts';
import { FEW_STAFF, logIn, workAsStaff } from './staff.ts';

export interface Load {
  /** Orders a second. */
  aSecond: number;
  seconds: number;
  /** Members of staff who move orders on. */
  staff?: number;
}

export interface Seen {
  promised: Promised;
  answers: Answers;
  moved: ReadonlySet<string>;
  losses: Losses;
  /** The longest time between two acknowledged orders. */
  secondsWithoutOrders: number;
}

/** `meanwhile` runs during the load and is awaited: it breaks and repairs something. It gets the orders that staff moved. */
export async function runLoad(
  shop: Shop,
  { aSecond, seconds, staff: members = FEW_STAFF }: Load,
  meanwhile: (moved: ReadonlySet<string>) => Promise<void>,
): Promise<Seen> {
  const [answers, promised, moved] = [noAnswers(), nothingPromised(), new Set<string>()];
  const crowd = await gather(shop, Math.ceil(aSecond * seconds));
  const cookies = await Promise.all(Array.from({ length: members }, () => logIn(shop)));
  const evening = new AbortController();
  const staff = Promise.all(
    cookies.map((cookie, turn) =>
      workAsStaff(shop, cookie, { answers, moved, until: evening.signal, turn, of: members }),
    ),
  );
  const customers = paced({ aSecond, seconds }, (at) => buy(shop, crowd, at, { answers, promised }));
  await Promise.all([customers, meanwhile(moved)]).finally(() => evening.abort());
  await staff;
  const losses = await countLosses(shop, promised, moved);
  return { promised, answers, moved, losses, secondsWithoutOrders: longestGap([...promised.orders.values()]) };
}

const longestGap = (times: readonly number[]): number => {
  const sorted = [...times].sort((one, other) => one - other);
  const gaps = sorted.slice(1).map((time, at) => time - (sorted[at] ?? time));
  return Math.max(0, ...gaps) / 1_000;
};

const RATES = [10, 7, 5, 3, 2, 1];
const LOOK_SECONDS = 20;
const WANTED_P95_MS = 1_000;

/** The first of ten, seven, five … orders a second at which this machine, undisturbed, has a p95 of at most a second. */
export async function sustainedRate(shop: Shop): Promise<number> {
  for (const aSecond of RATES) {
    const { answers } = await runLoad(shop, { aSecond, seconds: LOOK_SECONDS }, () => pause(0));
    const p95 = percentile(answers.times.get('createOrder') ?? [], 0.95);
    console.log(`${aSecond} orders a second, undisturbed: create-order p95 ${Math.round(p95)} ms`);
    if (p95 <= WANTED_P95_MS || aSecond === RATES.at(-1)) return aSecond;
  }
  throw new Error('no rate');
}
