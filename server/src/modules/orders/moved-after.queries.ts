import type { Db } from '../../db/database.ts';

/** Status changes after a given row, by id; a new order counts as one. */
export const movedAfter = (db: Db, id: number, limit: number) =>
  db
    .selectFrom('order_status_changes')
    .select(['id', 'order_id'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();

export async function newestMove(db: Db): Promise<number> {
  const row = await db
    .selectFrom('order_status_changes')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

export async function orderIdsByNumbers(db: Db, numbers: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('orders').select('id').where('order_number', 'in', numbers).execute();
  return rows.map(({ id }) => id);
}
