import { DAY_MS } from '@tokhi/rules/delivery/calendar';
import { type OrderSource, orderSource } from '@tokhi/rules/order/order-source';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import type { OrderedGoods } from '../../modules/orders/public.ts';
import type { DemoFacts } from './demo-facts.ts';
import type { Random } from './random.ts';
import { type Plot, STORIES, type Story } from './stories.ts';
import { momentOfDay, type Steps, wayOfOrder } from './way-of-order.ts';

/** An order before it has rows. */
export interface PlannedOrder {
  story: Story;
  source: OrderSource;
  goods: readonly OrderedGoods[];
  way: Steps;
  status: OrderStatus;
  madeAt: Date;
  expiresAt: Date;
  /** Null: the order ended before a method was chosen. */
  method: string | null;
}

/** The age of the oldest orders. */
export const DAYS_BACK = 90;
const UNPAID_PER_MILLE = 240;
const METHODS = [
  'qpay',
  'qpay',
  'qpay',
  'qpay',
  'bank_transfer',
  'bank_transfer',
  'golomt',
  'golomt',
  'monpay',
  'storepay',
  'pocket',
];
const [DAYS_TO_PAY, DAYS_TO_TRANSFER] = [1, 2];
const USUAL: Plot = { story: 'usual', perMille: 0, daysAgo: [0, DAYS_BACK] };
const UNPAID: Plot = { ...USUAL, story: 'unpaid', until: 'pending' };

/** Plans `count` orders, oldest first: each story at least once, the rest like a real shop's. */
export function planOrders(random: Random, facts: DemoFacts, count: number, now: Date): PlannedOrder[] {
  const plot = STORIES.flatMap((one) => Array<Plot>(Math.max(1, Math.round((one.perMille * count) / 1_000))).fill(one));
  const others = Math.max(0, count - plot.length);
  const rest = Array.from({ length: others }, () => (random.chance(UNPAID_PER_MILLE) ? UNPAID : USUAL));
  return [...plot, ...rest]
    .slice(0, count)
    .map((one) => planOrder(random, facts, one, now))
    .toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
}

function planOrder(random: Random, facts: DemoFacts, plot: Plot, now: Date): PlannedOrder {
  const { story, daysAgo, until } = plot;
  const goods = chooseGoods(random, facts, plot.fromBeijing === true);
  const source = orderSource(goods);
  const [least, most] = daysAgo;
  // A growing number of orders: twice as many in the last month as in the first.
  const days =
    story === 'usual' || story === 'unpaid' ? most * random.between(0, 1) ** 1.4 : random.between(least, most);
  const madeAt = days < 2 && least > 0 ? new Date(now.getTime() - days * DAY_MS) : momentOfDay(random, days, now);
  const method = plot.method ?? random.pick(METHODS);
  const expiresAt = endOf(story, madeAt, method, now);
  const isOver = expiresAt <= now && story !== 'provider-silent';
  const unpaid = until === 'expired' || (until === 'pending' && isOver);
  const stops = until === undefined ? {} : { until: unpaid ? ('pending' as const) : until };
  const way = [...wayOfOrder(random, { madeAt, source, now, ...stops })];
  if (unpaid) way.push({ status: 'expired', at: expiresAt });
  if (story === 'refunded') way.push({ status: 'refunded', at: between(way.at(-1)?.at ?? madeAt, now, random) });
  const status = way.at(-1)?.status ?? 'pending';
  const chose = plot.method !== undefined || way.some((step) => step.status === 'paid');
  return { story, source, goods, way, status, madeAt, expiresAt, method: chose ? method : null };
}

const between = (from: Date, to: Date, random: Random): Date =>
  new Date(from.getTime() + Math.min(3 * DAY_MS, (to.getTime() - from.getTime()) * random.between(0.2, 0.6)));

/** A transfer and a loan may take two days; for orders that wait for staff longer than that the deadline was extended. */
function endOf(story: Story, madeAt: Date, method: string, now: Date): Date {
  const isSlow = story !== 'provider-silent' && (method === 'bank_transfer' || method === 'khan_lending');
  const usual = madeAt.getTime() + (isSlow ? DAYS_TO_TRANSFER : DAYS_TO_PAY) * DAY_MS;
  const isWaitedFor = story === 'transfer-due' || story === 'lender-due' || story === 'money-short';
  return new Date(isWaitedFor ? Math.max(usual, now.getTime() + DAY_MS / 2) : usual);
}

/** One to four products, like real customers: mostly one, and small things in sets. */
function chooseGoods(random: Random, { goods }: DemoFacts, fromBeijing: boolean): OrderedGoods[] {
  const offered = fromBeijing ? goods.filter(({ readyInUlaanbaatar }) => !readyInUlaanbaatar) : goods;
  const lines = random.pick([1, 1, 1, 2, 2, 3, 4]);
  const chosen = new Set(Array.from({ length: lines }, () => random.pick(offered)));
  return [...chosen].map((one) => ({
    ...one,
    quantity: one.salePriceTug < 200_000 ? random.pick([1, 2, 2, 4, 6]) : random.pick([1, 1, 1, 2]),
  }));
}
