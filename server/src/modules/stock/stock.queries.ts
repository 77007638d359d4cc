// What other modules say of the stock, inside their own statements: `productId` is the column that names the product there.
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** Pieces that may still be bought. */
export const remainOf = (productId: string) =>
  sql<number>`coalesce((select remain from stock_levels where stock_levels.product_id = ${sql.ref(productId)}), 0)`;

/** Pieces that are there, those that orders hold among them. */
export const onHandOf = (productId: string) =>
  sql<number>`coalesce((select on_hand from stock_levels where stock_levels.product_id = ${sql.ref(productId)}), 0)`;

/** What may still be bought, and stays so until the transaction ends: no stock comes or goes beside it. */
export async function lockRemain(tx: Tx, productId: number): Promise<number> {
  const row = await tx
    .selectFrom('stock_levels')
    .select('remain')
    .where('product_id', '=', productId)
    .forShare()
    .executeTakeFirst();
  return row?.remain ?? 0;
}

/** A new product has a level from its first day: whatever is received or ordered later only changes it. */
export async function openLevel(tx: Tx, productId: number): Promise<void> {
  await tx.insertInto('stock_levels').values({ product_id: productId }).execute();
}

/** Of these products those of which nothing could be bought from one moment to the other. */
export async function soldOutThroughout(
  db: Db,
  productIds: readonly number[],
  { from, to }: { from: Date; to: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${[...productIds]}::int[]) as asked (id)
    where coalesce((
        select on_hand_after - reserved_after from stock_movements
        where product_id = asked.id and created_at < ${from} order by stock_movements.id desc limit 1), 0) = 0
      and not exists (
        select from stock_movements
        where product_id = asked.id and created_at >= ${from} and created_at < ${to} and on_hand_after > reserved_after)
    order by asked.id`.execute(db);
  return rows.map(({ id }) => id);
}
