// Step dates (spec §2 Order tracking page, §9 Limits): a step is expected so long after the one before it: the fixed days that make 12 to 16 in all (24 to 48 hours from Ulaanbaatar) until 50 orders have passed it, then median and 90th percentile of the last 200.
import { HOUR_MS } from '../delivery/calendar.ts';
import type { OrderSource } from './order-source.ts';
import type { OrderStatus } from './order-status.ts';

/** How long a step takes after the previous one: usually, and nine times of ten. */
export interface StepTime {
  usualMs: number;
  latestMs: number;
}

/** For the steps that enough orders have passed. */
export type StepTimes = Readonly<{ [step in OrderStatus]?: StepTime }>;

const FEWEST_ORDERS = 50;
/** Older orders say little about today's transport. */
export const ORDERS_MEASURED = 200;

const hours = (usual: number, latest: number): StepTime => ({ usualMs: usual * HOUR_MS, latestMs: latest * HOUR_MS });

const FIXED: Record<OrderSource, readonly [step: OrderStatus, StepTime][]> = {
  // 0 + 3 + 3 + 4 + 1 + 1 = 12 days and 1 + 4 + 4 + 5 + 1 + 1 = 16; after the arrival 48 hours, as the terms promise.
  beijing: [
    ['ordered', hours(0, 24)],
    ['loaded', hours(72, 96)],
    ['came_in_ereen', hours(72, 96)],
    ['came_in_ub', hours(96, 120)],
    ['in_stock', hours(24, 24)],
    ['delivered', hours(24, 24)],
  ],
  ulaanbaatar: [
    ['ordered', hours(4, 12)],
    ['in_stock', hours(8, 12)],
    ['delivered', hours(12, 24)],
  ],
};

/** Measured on the last orders, newest first, in milliseconds; null while there are too few. */
export function measuredTime(durationsMs: readonly number[]): StepTime | null {
  if (durationsMs.length < FEWEST_ORDERS) return null;
  const sorted = durationsMs.slice(0, ORDERS_MEASURED).sort((a, b) => a - b);
  // Nearest rank: always one of the measured durations.
  const percentile = (percent: number): number =>
    Math.max(...sorted.slice(0, Math.ceil((sorted.length * percent) / 100)));
  return { usualMs: percentile(50), latestMs: percentile(90) };
}

/** How far an order is: its status, and when it reached that status. */
export interface OrderProgress {
  source: OrderSource;
  status: OrderStatus;
  reachedAt: Date;
}

/** A future step, and the moments between which it is expected. */
export interface ExpectedStep {
  step: OrderStatus;
  from: Date;
  to: Date;
}

/** The future steps with their times; none for an order that is unpaid, delivered or has ended. */
function stepsAfter({ source, status }: OrderProgress, measured: StepTimes): [step: OrderStatus, StepTime][] {
  const route = FIXED[source].map(([step, fixed]): [OrderStatus, StepTime] => [step, measured[step] ?? fixed]);
  if (status === 'paid') return route;
  const at = route.findIndex(([step]) => step === status);
  return at < 0 ? [] : route.slice(at + 1);
}

/** When future steps are expected; never in the past. */
export function expectedSteps(order: OrderProgress, measured: StepTimes, now: Date): ExpectedStep[] {
  const expected: ExpectedStep[] = [];
  let from = order.reachedAt.getTime();
  let to = from;
  for (const [step, { usualMs, latestMs }] of stepsAfter(order, measured)) {
    from = Math.max(from + usualMs, now.getTime());
    to = Math.max(to + latestMs, from);
    expected.push({ step, from: new Date(from), to: new Date(to) });
  }
  return expected;
}

/** The step that should have been reached by now; the customer is notified before asking. */
export function lateStep(order: OrderProgress, measured: StepTimes, now: Date): OrderStatus | null {
  const late = stepsAfter(order, measured)
    .slice(0, 1)
    .filter(([, { latestMs }]) => now.getTime() > order.reachedAt.getTime() + latestMs);
  return late[0]?.[0] ?? null;
}
