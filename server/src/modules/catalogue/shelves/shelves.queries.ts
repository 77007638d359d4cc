import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';

const allCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'code', 'name', 'icon', 'image'])
    .where('is_shown', '=', true)
    .orderBy('position')
    .orderBy('id');

const allSubCategories = (db: Db) =>
  db
    .selectFrom('sub_categories')
    .innerJoin('categories', 'categories.id', 'sub_categories.category_id')
    .select(['sub_categories.id', 'sub_categories.category_id', 'sub_categories.code', 'sub_categories.name'])
    .select(['sub_categories.icon', 'sub_categories.image'])
    .where('sub_categories.is_shown', '=', true)
    .where('categories.is_shown', '=', true)
    .orderBy('categories.position')
    .orderBy('sub_categories.category_id')
    .orderBy('sub_categories.position')
    .orderBy('sub_categories.id');

/** Both levels of shelves in one query: a few dozen categories, a few hundred sub-categories. */
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

/** The product count of each sub-category's list: one index scan. */
export async function totalsOfShelves(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['sub_category_id', (eb) => eb.fn.countAll<number>().as('total')])
    .where('is_listed', '=', true)
    .groupBy('sub_category_id')
    .execute();
  return new Map(rows.map(({ sub_category_id, total }) => [sub_category_id, Number(total)]));
}

export const categories = (db: Db) => allCategories(db).execute();

/** The sub-categories of a category; undefined when the category does not exist. */
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
          .where('is_shown', '=', true)
          .orderBy('position')
          .orderBy('id'),
      ).as('sub_categories'),
    )
    .where((eb) => eb.and(category))
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  return found?.sub_categories;
}

export const categoryById = (db: Db, id: number) =>
  db
    .selectFrom('categories')
    .select(['image', 'sentence'])
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst();

export const brandById = (db: Db, id: number) =>
  db
    .selectFrom('brands')
    .select(['id', 'name', 'logo', 'banner', 'sentence'])
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
