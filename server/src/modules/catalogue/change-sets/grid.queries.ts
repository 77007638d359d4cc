import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The grid's data of these products, by code; unknown codes are left out. */
export const gridProducts = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('products')
    .innerJoin('colours', 'colours.id', 'products.colour_id')
    .leftJoin('product_costs', 'product_costs.product_id', 'products.id')
    .select(['products.id', 'products.code', 'products.version', 'products.name', 'colours.name as colour'])
    .select(['products.price_tug as price', 'products.regular_price_tug as regular', 'product_costs.cost_fen'])
    .select(['products.weight_grams', 'products.customs_code', 'products.bonus_percent'])
    .where(sql<boolean>`products.code = any(${[...codes]}::text[])`)
    .orderBy('products.code')
    .execute();
