import { DAY_MS, HOUR_MS, ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import type { OrderSource } from '@tokhi/rules/order/order-source';
import { type OrderStatus, wayOf } from '@tokhi/rules/order/order-status';
import type { Random } from './random.ts';

/** When an order reached each status, in order; the last one is its current status. */
export type Steps = readonly { status: OrderStatus; at: Date }[];

/** Days from each status to the next; the transport is sometimes slow and sometimes fast. */
const DAYS: Partial<Record<OrderStatus, readonly [number, number]>> = {
  ordered: [0.4, 2],
  loaded: [2, 5],
  came_in_ereen: [2, 3],
  came_in_ub: [2, 5],
  in_stock: [0.5, 1.5],
  delivered: [0.8, 3],
};
const [OPENS, CLOSES] = [9.5, 17.8];
const [FIRST_MINUTES, LAST_MINUTES] = [3, 500];
const MINUTE_MS = 60_000;

/** A time on that day when customers are awake; today not later than now. */
export function momentOfDay(random: Random, daysAgo: number, now: Date): Date {
  const day = ulaanbaatarMidnight(new Date(now.getTime() - daysAgo * DAY_MS));
  const hour = 8 + (random.between(0, 7.5) + random.between(0, 7.5));
  const at = day.getTime() + hour * HOUR_MS;
  return new Date(at < now.getTime() ? at : now.getTime() - random.between(0.2, 6) * HOUR_MS);
}

/** The statuses from the payment on: up to now, or to the status where it stops. */
export function wayOfOrder(
  random: Random,
  { madeAt, source, until, now }: { madeAt: Date; source: OrderSource; until?: OrderStatus; now: Date },
): Steps {
  const way: { status: OrderStatus; at: Date }[] = [{ status: 'pending', at: madeAt }];
  if (until === 'pending') return way;
  let at = new Date(madeAt.getTime() + random.between(FIRST_MINUTES, LAST_MINUTES) * MINUTE_MS);
  for (const status of wayOf(source)) {
    if (status !== 'paid') at = stepAfter(random, at, DAYS[status] ?? [1, 2]);
    // Every status that it has to reach is reached by now.
    const isMeant = until !== undefined && wayOf(source).indexOf(status) <= wayOf(source).indexOf(until);
    if (at >= now && !isMeant) break;
    if (at >= now) at = new Date((now.getTime() + (way.at(-1)?.at.getTime() ?? 0)) / 2);
    way.push({ status, at });
    if (status === until) break;
  }
  return way;
}

/** Staff move orders during opening hours. */
function stepAfter(random: Random, before: Date, [least, most]: readonly [number, number]): Date {
  const day = ulaanbaatarMidnight(new Date(before.getTime() + random.between(least, most) * DAY_MS));
  const at = day.getTime() + random.between(OPENS, CLOSES) * HOUR_MS;
  return new Date(at > before.getTime() ? at : before.getTime() + HOUR_MS);
}
