import type { Db } from '../../../db/database.ts';

/** Goods, terms and destination of an order, for the email about its payment. */
export async function paidOrderToNotify(db: Db, orderId: number) {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .select(['name', 'colour_name', 'quantity', 'line_total_tug', 'image'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return { order, lines };
}

/** The recipient of notices about an order, and their content. */
export const orderToNotify = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .select(['order_number', 'customer_id', 'contact_email', 'contact_phone', 'total_tug', 'earned_bonus_tug'])
    .select([
      'delivery_kind',
      'ordered_at',
      'loaded_at',
      'came_in_ereen_at',
      'came_in_ub_at',
      'in_stock_at',
      'delivered_at',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

export type NotifiedOrder = Awaited<ReturnType<typeof orderToNotify>>;

/** How often the order took this step: more than once if the step was taken back. */
export async function timesTaken(db: Db, orderId: number, step: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_status_changes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('to_status', '=', step)
    .where('takes_back', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
