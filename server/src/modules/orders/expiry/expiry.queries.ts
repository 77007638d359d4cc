import type { Db } from '../../../db/database.ts';

/** Unpaid orders whose time is over, the longest over first; so many at once, behind those that cannot end yet. */
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

/** Unpaid orders whose time was over before that moment, the longest over first. */
export const unpaidEndedBefore = (db: Db, before: Date) =>
  db
    .selectFrom('orders')
    .select(['id', 'order_number', 'total_tug', 'expires_at'])
    .where('status', '=', 'pending')
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();

/** What an email about the end of its time says of an unpaid order. */
export const unpaidOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .select(['order_number', 'customer_id', 'contact_email', 'contact_phone', 'total_tug', 'pay_by', 'expires_at'])
    .where('id', '=', orderId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
