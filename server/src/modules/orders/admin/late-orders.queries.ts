import type { OrderSource } from '@tokhi/rules/order/order-source';
import { FINISHED_STATUSES, type OrderStatus, orderStatuses, timestampOf } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { LatestMoment } from './late-orders.ts';
import { orderSince } from './list/order-since.queries.ts';

const IN_WORK = orderStatuses.filter((status) => !FINISHED_STATUSES.includes(status));
const isInWork = sql<boolean>`status in (${sql.join(IN_WORK.map((status) => sql.lit(status)))})`;

/** Whether an order has been in its status for longer than allowed. */
export const isLateAt = (moments: readonly LatestMoment[]) =>
  sql<boolean>`(${sql.join(
    moments.map(
      ({ source, status, before }) =>
        sql`(source = ${source} and status = ${status} and ${sql.ref(timestampOf(status))} < ${before})`,
    ),
    sql` or `,
  )})`;

/**
 * Orders that have been in their status for longer than allowed, the longest first. Uses the index of orders in work by the time of their
 * step, whose condition and expression are repeated here word for word, and stops when enough are found.
 */
export const lateOrders = (db: Db, moments: readonly LatestMoment[], limit: number) =>
  db
    .selectFrom('orders')
    .select(['order_number', 'total_tug', orderSince.as('reached_at')])
    .select([sql<OrderStatus>`status`.as('status'), sql<OrderSource>`source`.as('source')])
    .where(isInWork)
    // `is true` keeps the planner, which expects few matches, from collecting all late orders by status and sorting them.
    .where(sql<boolean>`${isLateAt(moments)} is true`)
    .where(orderSince, '<', new Date(Math.max(...moments.map(({ before }) => before.getTime()))))
    .orderBy(orderSince)
    .orderBy('id')
    .limit(limit)
    .execute();

/** How many orders wait for payment: each uses one of the 10,000 endings that a transfer names. */
export async function unpaidOrders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}
