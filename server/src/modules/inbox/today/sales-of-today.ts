import { ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import type { Db } from '../../../db/database.ts';
import { saleHours } from '../../orders/public.ts';

const HOUR_MS = 3_600_000;
const HOURS = 24;
const WEEK_DAYS = 7;

/** Today's sales by hour, and those of the same weekday a week ago. */
export async function salesOfToday(db: Db, now: Date) {
  const today = await hoursOf(db, ulaanbaatarMidnight(now));
  const before = await hoursOf(db, ulaanbaatarMidnight(now, -WEEK_DAYS));
  const hour = Math.floor((now.getTime() - ulaanbaatarMidnight(now).getTime()) / HOUR_MS);
  return {
    ...{ today: today.sums.at(-1) ?? 0, orders: today.orders, hours: today.sums.slice(0, hour + 1) },
    ...{ before: before.sums[hour] ?? 0, hours_before: before.sums },
  };
}

/** Cumulative sales at the end of each hour of that day. */
async function hoursOf(db: Db, midnight: Date) {
  const rows = await saleHours(db, midnight, new Date(midnight.getTime() + HOURS * HOUR_MS));
  const byHour = new Map(rows.map(({ starts_at, sales_tug }) => [starts_at.getTime(), sales_tug]));
  let sum = 0;
  const sums = Array.from({ length: HOURS }, (_, hour) => {
    sum += byHour.get(midnight.getTime() + hour * HOUR_MS) ?? 0;
    return sum;
  });
  return { sums, orders: rows.reduce((all, { orders }) => all + orders, 0) };
}
