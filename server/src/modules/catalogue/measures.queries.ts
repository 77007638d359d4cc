import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What a unit weighs and fills, by product. */
export async function measuresOfProducts(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'weight_grams', 'volume_ml', 'package_count'])
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, ...measures }) => [id, measures]));
}
