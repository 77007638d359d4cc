import type { Db } from '../../../../db/database.ts';

export const allSubCategories = (db: Db) =>
  db
    .selectFrom('sub_categories')
    .innerJoin('categories', 'categories.id', 'sub_categories.category_id')
    .select(['sub_categories.id', 'sub_categories.name', 'categories.name as category'])
    .where('sub_categories.merged_into', 'is', null)
    .orderBy('categories.position')
    .orderBy('sub_categories.position')
    .orderBy('sub_categories.id')
    .execute();

export const allBrands = (db: Db) =>
  db.selectFrom('brands').select(['id', 'name']).where('merged_into', 'is', null).orderBy('name').execute();

export const allColours = (db: Db) =>
  db.selectFrom('colours').select(['id', 'name', 'swatch']).orderBy('name').execute();
