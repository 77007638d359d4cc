import { type ProductGap, type ProductState, productGaps } from '@tokhi/contract/admin/product-words';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** By shelf: reads only the indexes of the lists, never the table. */
export const countByCategory = (db: Db) =>
  db
    .selectFrom('categories')
    .innerJoin('products', 'products.category_id', 'categories.id')
    .select(['categories.id', 'categories.name', sql<number>`count(*)::int`.as('count')])
    .groupBy('categories.id')
    .orderBy('categories.position')
    .orderBy('categories.id')
    .execute();

export const countByBrand = (db: Db) =>
  db
    .selectFrom('brands')
    .innerJoin('products', 'products.brand_id', 'brands.id')
    .select(['brands.id', 'brands.name', sql<number>`count(*)::int`.as('count')])
    .groupBy('brands.id')
    .orderBy('count', 'desc')
    .orderBy('brands.id')
    .execute();

export async function countModels(db: Db): Promise<number> {
  const counted = db.selectFrom('models').select(sql<number>`count(*)::int`.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** Products that are not in the shop, by state; all others are listed. */
export async function countUnlisted(db: Db): Promise<Record<Exclude<ProductState, 'listed'>, number>> {
  return db
    .selectFrom('products')
    .select([
      sql<number>`(count(*) filter (where publish_at is null and published_at is null))::int`.as('draft'),
      sql<number>`(count(*) filter (where publish_at is not null))::int`.as('planned'),
      sql<number>`(count(*) filter (where publish_at is null and withdrawn_at is not null))::int`.as('withdrawn'),
    ])
    .where(sql<boolean>`not is_listed`)
    .executeTakeFirstOrThrow();
}

export async function countGaps(db: Db): Promise<Record<ProductGap, number>> {
  const counts = productGaps.map(
    (gap, bit) => sql`(select count(*)::int from products where gaps & ${sql.lit(2 ** bit)} <> 0) as ${sql.ref(gap)}`,
  );
  const { rows } = await sql<Record<ProductGap, number>>`select ${sql.join(counts)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('no counts of gaps');
  return row;
}
