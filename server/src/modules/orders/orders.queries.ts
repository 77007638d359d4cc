import { FINISHED_STATUSES } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The number of an order, inside another module's statement: `orderId` is the column with the order's id there. */
export const numberOfOrder = (orderId: string) =>
  sql<string | null>`(select orders.order_number from orders where orders.id = ${sql.ref(orderId)})`;

/** The orders of a customer, as a value in another module's statement. */
export const orderIdsOf = (db: Db, customerId: number) =>
  db.selectFrom('orders').select('orders.id').where('orders.customer_id', '=', customerId);

export async function countOrders(db: Db, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the shop still owes the customer something for an order. */
export async function hasOrderInWork(db: Db, customerId: number): Promise<boolean> {
  const found = await orderIdsOf(db, customerId).where('status', 'not in', FINISHED_STATUSES).limit(1).execute();
  return found.length > 0;
}

/** All data about a customer in orders, for the customer's export. */
export async function rowsOfCustomer(db: Db, customerId: number) {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const mine = orderIdsOf(db, customerId);
  return {
    orders,
    order_lines: await db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', 'in', mine)
      .orderBy('order_id')
      .orderBy('position')
      .execute(),
    order_status_changes: await db
      .selectFrom('order_status_changes')
      .selectAll()
      .where('order_id', 'in', mine)
      .orderBy('id')
      .execute(),
  };
}

/** When the newest order was made. */
export async function newestOrderAt(db: Db): Promise<Date | null> {
  const newest = await db.selectFrom('orders').select('created_at').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return newest?.created_at ?? null;
}
