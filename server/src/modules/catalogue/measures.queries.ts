import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Unit weight and volume, by product. */
export async function measuresOfProducts(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'weight_grams', 'volume_ml', 'package_count'])
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, ...measures }) => [id, measures]));
}

/** The supplier's unit cost, in hundredths of a yuan, by product; products without an entered cost are missing. */
export async function costsOfProducts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('product_costs')
    .select(['product_id', 'cost_fen'])
    .where(sql<boolean>`product_id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ product_id, cost_fen }) => [product_id, cost_fen]));
}
