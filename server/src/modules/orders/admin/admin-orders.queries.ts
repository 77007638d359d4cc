import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export const historyOf = (db: Db, orderId: number) =>
  db
    .selectFrom('order_status_changes')
    .select(['changed_at', 'staff_id', 'note'])
    .select([
      sql<OrderStatus | null>`from_status`.as('from_status'),
      sql<OrderStatus>`to_status`.as('to_status'),
      sql<'customer' | 'staff' | 'system'>`changed_by`.as('changed_by'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

export type HistoryRow = Awaited<ReturnType<typeof historyOf>>[number];

/** The order's current `version`, read under its lock. */
export async function versionOf(db: Db, orderId: number): Promise<number> {
  const row = db.selectFrom('orders').select('version').where('id', '=', orderId);
  return (await row.executeTakeFirstOrThrow()).version;
}

/** Whether the orders of the shop come from `npm run demo:orders`. */
export const hasDemoOrders = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('orders').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst()) !== undefined;
