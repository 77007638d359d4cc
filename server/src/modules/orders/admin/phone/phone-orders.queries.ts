import type { Db } from '../../../../db/database.ts';

/** Orders that staff made since then, the newest first. */
export const phoneOrdersSince = (db: Db, since: Date, limit: number) =>
  db
    .selectFrom('orders')
    .select(['order_number', 'contact_name', 'total_tug', 'status', 'created_at', 'placed_by'])
    .where('placed_by', 'is not', null)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
