import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The names of the products: kind of thing, shelf, model and maker. */
export const kindsOfProducts = (db: Db, productIds: readonly number[]) =>
  db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('sub_categories', 'sub_categories.id', 'products.sub_category_id')
    .where(sql<boolean>`products.id = any(${productIds}::int[])`)
    .select([
      'models.product_type as type',
      'models.name as model',
      'brands.name as brand',
      'sub_categories.name as shelf',
    ])
    .distinct()
    .execute();

/** The kind of thing of each product. */
export const typesOfProducts = (db: Db, productIds: readonly number[]) =>
  db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .where(sql<boolean>`products.id = any(${productIds}::int[])`)
    .select(['products.id', 'models.product_type as type'])
    .execute();
