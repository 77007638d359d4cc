// Stock inside the statements of other modules: `productId` is the column with the product's id there.
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** Pieces that can still be bought. */
export const remainOf = (productId: string) =>
  sql<number>`coalesce((select remain from stock_levels where stock_levels.product_id = ${sql.ref(productId)}), 0)`;

/** Pieces on hand, including reserved ones. */
export const onHandOf = (productId: string) =>
  sql<number>`coalesce((select on_hand from stock_levels where stock_levels.product_id = ${sql.ref(productId)}), 0)`;

/** Locks the number that can still be bought until the transaction ends: no concurrent change of stock is possible. */
export async function lockRemain(tx: Tx, productId: number): Promise<number> {
  const row = await tx
    .selectFrom('stock_levels')
    .select('remain')
    .where('product_id', '=', productId)
    .forShare()
    .executeTakeFirst();
  return row?.remain ?? 0;
}

/** A product has a level from its first day: deliveries and orders only change it. */
export async function openLevel(tx: Tx, productId: number): Promise<void> {
  await tx.insertInto('stock_levels').values({ product_id: productId }).execute();
}

/** Those of these products that could not be bought at any time within the period. */
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
