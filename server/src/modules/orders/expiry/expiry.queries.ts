import type { Db } from '../../../db/database.ts';

/** Unpaid orders whose time is over, the most overdue first: at most `limit`, after skipping `behind` that cannot end yet. */
export async function overdueOrders(db: Db, now: Date, limit: number, behind: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit)
    .offset(behind)
    .execute();
  return rows.map(({ id }) => id);
}

/** Unpaid orders whose time was over before that moment, the most overdue first. */
export const unpaidEndedBefore = (db: Db, before: Date) =>
  db
    .selectFrom('orders')
    .select(['id', 'order_number', 'total_tug', 'expires_at'])
    .where('status', '=', 'pending')
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();

/** The data of an unpaid order for the email about its expiry. */
export const unpaidOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .select(['order_number', 'customer_id', 'contact_email', 'contact_phone', 'total_tug', 'pay_by', 'expires_at'])
    .where('id', '=', orderId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
