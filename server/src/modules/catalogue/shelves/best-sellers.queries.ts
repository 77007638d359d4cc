import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Enough to rank brands; all products of a large brand would mean reading the whole shop. */
const WEIGHED_PER_BRAND = 100;

export interface BrandRow {
  id: number;
  name: string;
  logo: string | null;
  best_seller_id: number;
}

/** Brands by the total sales of their best sellers; brands without a listed product are left out. */
export async function topBrands(db: Db, limit: number): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select brands.id, brands.name, brands.logo, best.best_seller_id
    from brands
    cross join lateral (
      select sum(popularity) as popularity, (array_agg(id order by popularity desc, id))[1] as best_seller_id
      from (
        select id, popularity from products
        where is_listed and brand_id = brands.id
        order by popularity desc, id
        limit ${WEIGHED_PER_BRAND}
      ) as of_brand
    ) as best
    where best.best_seller_id is not null and brands.is_shown
    order by best.popularity desc, brands.position, brands.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Sub-categories with at least `fewest` products, each with up to `most` best sellers. */
export async function wellFilledSubCategories(db: Db, { fewest, most }: { fewest: number; most: number }) {
  const { rows } = await sql<{ id: number; product_ids: number[] }>`
    select sub_categories.id, best.product_ids
    from sub_categories
    cross join lateral (
      select array_agg(id order by popularity desc, id) as product_ids
      from (
        select id, popularity from products
        where is_listed and sub_category_id = sub_categories.id
        order by popularity desc, id
        limit ${most}
      ) as of_shelf
    ) as best
    where cardinality(best.product_ids) >= ${fewest} and sub_categories.is_shown`.execute(db);
  return rows;
}
