import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';

const allCategories = (db: Db) =>
  db.selectFrom('categories').select(['id', 'code', 'name', 'icon', 'image']).orderBy('position').orderBy('id');

const allSubCategories = (db: Db) =>
  db
    .selectFrom('sub_categories')
    .innerJoin('categories', 'categories.id', 'sub_categories.category_id')
    .select(['sub_categories.id', 'sub_categories.category_id', 'sub_categories.code', 'sub_categories.name'])
    .select(['sub_categories.icon', 'sub_categories.image'])
    .orderBy('categories.position')
    .orderBy('sub_categories.category_id')
    .orderBy('sub_categories.position')
    .orderBy('sub_categories.id');

/** Both levels of the shelves in one trip: a few dozen categories, a few hundred sub-categories. */
export const shelves = (db: Db) =>
  db
    .selectNoFrom([
      jsonArrayFrom(allCategories(db)).as('categories'),
      jsonArrayFrom(allSubCategories(db)).as('sub_categories'),
    ])
    .executeTakeFirstOrThrow();

type Shelves = Awaited<ReturnType<typeof shelves>>;
export type CategoryRow = Shelves['categories'][number];
export type SubCategoryRow = Shelves['sub_categories'][number];

export const categories = (db: Db) => allCategories(db).execute();

/** The sub-categories of a category; undefined when there is no such category. */
export async function subCategoriesWithin(
  db: Db,
  category: { code: string } | { id: number },
): Promise<SubCategoryRow[] | undefined> {
  const found = await db
    .selectFrom('categories')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('sub_categories')
          .select(['id', 'category_id', 'code', 'name', 'icon', 'image'])
          .whereRef('sub_categories.category_id', '=', 'categories.id')
          .orderBy('position')
          .orderBy('id'),
      ).as('sub_categories'),
    )
    .where((eb) => eb.and(category))
    .executeTakeFirst();
  return found?.sub_categories;
}

/** Enough to tell brands apart; the whole of a large brand would be a walk through the whole shop. */
const WEIGHED_PER_BRAND = 100;

export interface BrandRow {
  id: number;
  name: string;
  logo: string | null;
  best_seller_id: number;
}

/** Brands by how much their best sellers sell together; a brand without a listed product is in no strip. */
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
    where best.best_seller_id is not null
    order by best.popularity desc, brands.position, brands.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Sub-categories with at least `fewest` products, each with its best sellers, `most` of them. */
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
    where cardinality(best.product_ids) >= ${fewest}`.execute(db);
  return rows;
}
