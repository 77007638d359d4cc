import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { onHandOf } from '../../stock/public.ts';

export interface ReportedProduct {
  category_id: number;
  brand_id: number;
  /** Of one piece, in hundredths of a yuan; null when not entered. */
  cost_fen: number | null;
}

/** Category, brand and cost of products, for reports. */
export async function reportedProducts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ReportedProduct>> {
  const rows = await db
    .selectFrom('products')
    .leftJoin('product_costs', 'product_costs.product_id', 'products.id')
    .select(['products.id', 'category_id', 'brand_id', 'cost_fen'])
    .where(sql<boolean>`products.id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, ...product }) => [id, product]));
}

/** The value of the stock at current prices, by category. */
export const stockValues = (db: Db) =>
  db
    .selectFrom('products')
    .select(['category_id', sql<number>`sum(price_tug * ${onHandOf('products.id')})::bigint`.as('value_tug')])
    .groupBy('category_id')
    .execute();

/** Names of categories and brands, including withdrawn ones: past sales stay in the report. */
export async function shelfNames(db: Db) {
  const named = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  const categories = named(await db.selectFrom('categories').select(['id', 'name']).execute());
  const brands = named(await db.selectFrom('brands').select(['id', 'name']).execute());
  return { categories, brands };
}
