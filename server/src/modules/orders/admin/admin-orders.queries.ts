import type { OrderSource } from '@tokhi/rules/order/order-source';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const listed = (db: Db) =>
  db
    .selectFrom('orders')
    .select(['id', 'order_number', 'created_at', 'total_tug', 'contact_name', 'version'])
    // Both are words of the table's own checks.
    .select([sql<OrderStatus>`status`.as('status'), sql<OrderSource>`source`.as('source')]);

interface Filter {
  status?: OrderStatus | undefined;
  /** Whole, or its last four digits. */
  number?: string | undefined;
  /** The last id of the page before. */
  after?: number | undefined;
  limit: number;
}

const LAST_FOUR = 4;

/** Newest first: the id grows with time, and stands for it in the key of the page. */
export function adminOrders(db: Db, { status, number, after, limit }: Filter) {
  let query = listed(db).orderBy('id', 'desc').limit(limit);
  if (status !== undefined) query = query.where('status', '=', status);
  if (number?.length === LAST_FOUR) query = query.where(sql`right(order_number, 4)`, '=', number);
  else if (number !== undefined) query = query.where('order_number', '=', number);
  if (after !== undefined) query = query.where('id', '<', after);
  return query.execute();
}

export type ListedRow = Awaited<ReturnType<typeof adminOrders>>[number];

export const adminOrder = (db: Db, orderNumber: string) =>
  listed(db)
    .select(['contact_phone', 'contact_email', 'address', 'payment_method'])
    .select(sql<'delivery' | 'pickup'>`delivery_kind`.as('delivery_kind'))
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();

export type ShownRow = NonNullable<Awaited<ReturnType<typeof adminOrder>>>;

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

/** What `version` counts, read under the lock of the order. */
export async function versionOf(db: Db, orderId: number): Promise<number> {
  const row = db.selectFrom('orders').select('version').where('id', '=', orderId);
  return (await row.executeTakeFirstOrThrow()).version;
}
