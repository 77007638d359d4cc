import type { Db } from '../../../db/database.ts';

/** Payments after a given row, by id. */
export const paymentsAfter = (db: Db, id: number, limit: number) =>
  db.selectFrom('payments').select(['id', 'order_id']).where('id', '>', id).orderBy('id').limit(limit).execute();

export async function newestPayment(db: Db): Promise<number> {
  const row = await db.selectFrom('payments').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}
