import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Product data for an order to a supplier. */
export async function orderedGoods(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('colours', 'colours.id', 'products.colour_id')
    .select(['products.id', 'products.code', 'products.name', 'colours.name as colour'])
    .select(['products.weight_grams', 'products.volume_ml', 'products.package_count'])
    .select(
      sql<string | null>`(select file from product_images where product_images.product_id = products.id
        and kind <> 'drawing' order by position limit 1)`.as('picture'),
    )
    .where(sql<boolean>`products.id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type OrderedProduct = Awaited<ReturnType<typeof orderedGoods>> extends Map<number, infer Row> ? Row : never;

/** Those of the products that were not withdrawn. */
export async function soldProducts(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
