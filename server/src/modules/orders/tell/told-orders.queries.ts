import type { Db } from '../../../db/database.ts';

/** Whom an order's news reaches, and what it says of it. */
export const orderToTell = (db: Db, orderId: number) =>
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

export type ToldOrder = Awaited<ReturnType<typeof orderToTell>>;
