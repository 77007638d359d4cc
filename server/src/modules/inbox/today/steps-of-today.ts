import { wayOf } from '@tokhi/rules/order/order-status';
import type { Db } from '../../../db/database.ts';
import { deliveredSince, latestMoments, stepCounts } from '../../orders/public.ts';

const HOUR_MS = 3_600_000;
const DAY_S = 86_400;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** How many orders are in each step, how many too long, and what is ready for delivery or pickup; counted within the last minute. */
export async function stepsOfToday(db: Db, now: Date) {
  const moments = await latestMoments(db, now);
  const rows = await stepCounts(db);
  const counted = new Map(rows.map((row) => [row.status, row]));
  const { orders, seconds } = await deliveredSince(db, new Date(now.getTime() - WEEK_MS));
  const ready = counted.get('in_stock');
  return {
    counted_at: rows[0]?.counted_at.toISOString() ?? null,
    on_way: wayOf('beijing')
      .filter((status) => status !== 'delivered')
      .map((status) => ({
        ...{ status, orders: counted.get(status)?.orders ?? 0, late: counted.get(status)?.late ?? 0 },
        usual_hours: (moments.find((one) => one.source === 'beijing' && one.status === status)?.usualMs ?? 0) / HOUR_MS,
      })),
    delivered: { orders, days: seconds === null ? null : Math.round((seconds / DAY_S) * 10) / 10 },
    plan: {
      ...{ delivery: (ready?.orders ?? 0) - (ready?.pickups ?? 0), pickup: ready?.pickups ?? 0 },
      pickup_long: ready?.pickups_long ?? 0,
    },
  };
}
