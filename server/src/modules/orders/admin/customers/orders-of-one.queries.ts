import { FINISHED_STATUSES, type OrderStatus } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** The newest orders of a customer, for the customer's page. */
export const newestOrdersOf = (db: Db, customerId: number, limit: number) =>
  db
    .selectFrom('orders')
    .select(['order_number', 'created_at', 'total_tug'])
    // The table's CHECK allows only these values.
    .select(sql<OrderStatus>`status`.as('status'))
    .select(
      sql<number>`(select coalesce(sum(quantity), 0)::int from order_lines where order_lines.order_id = orders.id)`.as(
        'pieces',
      ),
    )
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countInWork(db: Db, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('status', 'not in', FINISHED_STATUSES)
    .executeTakeFirstOrThrow();
  return Number(count);
}
