import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.generated.ts';

/** A product stays in the part of its id: a new one changes only the last part, and no part needs counting. */
export const IDS_IN_A_PART = 10_000;

/** A page changes with its product and with the data that all colours of the model share. */
const changedAt = sql<Date>`greatest(products.updated_at, models.updated_at)`;

const listed = (db: Db) =>
  db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .where('products.is_listed', '=', true);

/** Reads every product (a million: half a second), for an answer that is cached for an hour. */
export const listedParts = (db: Db) =>
  listed(db)
    .select((eb) => [
      sql<number>`(products.id - 1) / ${sql.lit(IDS_IN_A_PART)} + 1`.as('part'),
      eb.fn.max(changedAt).as('changedAt'),
    ])
    .groupBy('part')
    .orderBy('part')
    .execute();

export const listedInPart = (db: Db, part: number) =>
  listed(db)
    .select(['products.code', changedAt.as('changedAt')])
    .where('products.id', '>', (part - 1) * IDS_IN_A_PART)
    .where('products.id', '<=', part * IDS_IN_A_PART)
    .orderBy('products.id')
    .execute();

type Shelf = 'categories' | 'sub_categories' | 'brands';

/** Whether a shelf has any product: an empty page is no answer for a searcher. */
const isFilled =
  <Table extends Shelf>(column: 'category_id' | 'sub_category_id' | 'brand_id', table: Table) =>
  (eb: ExpressionBuilder<Schema, Table>) =>
    eb.exists(
      sql`(select from products where is_listed and ${sql.ref(`products.${column}`)} = ${sql.ref(`${table}.id`)})`,
    );

export const filledCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'code'])
    .where(isFilled('category_id', 'categories'))
    .where('is_shown', '=', true)
    .orderBy('id')
    .execute();

export const filledSubCategories = (db: Db) =>
  db
    .selectFrom('sub_categories')
    .select('code')
    .where(isFilled('sub_category_id', 'sub_categories'))
    .where('is_shown', '=', true)
    .orderBy('id')
    .execute();

export const filledBrands = (db: Db) =>
  db
    .selectFrom('brands')
    .select('id')
    .where(isFilled('brand_id', 'brands'))
    .where('is_shown', '=', true)
    .orderBy('id')
    .execute();
