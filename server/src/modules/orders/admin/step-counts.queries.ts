import { type OrderStatus, wayOf } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { isLateAt } from './late-orders.queries.ts';
import type { LatestMoment } from './late-orders.ts';

/** The steps before delivery; Beijing's route has every step. */
const STEPS: readonly OrderStatus[] = wayOf('beijing').filter((status) => status !== 'delivered');

/** Counts the orders of every step. A step without orders is counted too, so that nothing of an earlier count remains. */
export async function countSteps(
  tx: Tx,
  moments: readonly LatestMoment[],
  { longBefore, now }: { longBefore: Date; now: Date },
): Promise<void> {
  await sql`
    insert into order_step_counts (status, orders, late, pickups, pickups_long, counted_at)
    select steps.status, coalesce(counted.orders, 0), coalesce(late, 0), coalesce(pickups, 0), coalesce(long, 0), ${now}
    from unnest(${STEPS}::text[]) as steps (status) left join (
      select status, count(*) as orders, count(*) filter (where ${isLateAt(moments)}) as late,
        count(*) filter (where delivery_kind = 'pickup') as pickups,
        count(*) filter (where delivery_kind = 'pickup' and in_stock_at < ${longBefore}) as long
      from orders where status in (${sql.join(STEPS.map((status) => sql.lit(status)))}) group by status
    ) as counted on counted.status = steps.status order by steps.status
    on conflict (status) do update set orders = excluded.orders, late = excluded.late, pickups = excluded.pickups,
      pickups_long = excluded.pickups_long, counted_at = excluded.counted_at`.execute(tx);
}

/** Sums up the orders delivered in every hour since then; replaces earlier sums. */
export async function countDeliveredHours(tx: Tx, from: Date): Promise<void> {
  await tx.deleteFrom('delivered_hours').execute();
  await sql`
    insert into delivered_hours (starts_at, orders, seconds)
    select date_trunc('hour', delivered_at, 'UTC'), count(*), sum(extract(epoch from delivered_at - paid_at))::bigint
    from orders where delivered_at >= date_trunc('hour', ${from}::timestamptz, 'UTC') group by 1
    on conflict (starts_at) do update set orders = excluded.orders, seconds = excluded.seconds`.execute(tx);
}

/** The last counts of undelivered orders. */
export const stepCounts = (db: Db) =>
  db
    .selectFrom('order_step_counts')
    .select(['orders', 'late', 'pickups', 'pickups_long', 'counted_at'])
    .select(sql<OrderStatus>`status`.as('status'))
    .execute();

/** Orders delivered since then, to the hour: how many, and the average seconds after their payment. */
export async function deliveredSince(db: Db, from: Date): Promise<{ orders: number; seconds: number | null }> {
  return db
    .selectFrom('delivered_hours')
    .select(sql<number>`coalesce(sum(orders), 0)::int`.as('orders'))
    .select(sql<number | null>`(sum(seconds) / sum(orders))::float8`.as('seconds'))
    .where('starts_at', '>=', sql<Date>`date_trunc('hour', ${from}::timestamptz, 'UTC')`)
    .executeTakeFirstOrThrow();
}
