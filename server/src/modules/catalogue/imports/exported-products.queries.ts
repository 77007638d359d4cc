import type { ProductFilter } from '@tokhi/contract/admin/product-list-calls';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { conditions } from '../admin/list/listed-products.queries.ts';

/** The product fields that an import can change, a page by code. */
export const exportedProducts = (db: Db, filter: ProductFilter, after: string, limit: number) =>
  db
    .selectFrom('products')
    .innerJoin('colours', 'colours.id', 'products.colour_id')
    .innerJoin('sub_categories', 'sub_categories.id', 'products.sub_category_id')
    .leftJoin('product_costs', 'product_costs.product_id', 'products.id')
    .select(['products.code', 'products.name', 'colours.name as colour', 'sub_categories.name as category'])
    .select(['price_tug', 'regular_price_tug', 'cost_fen', 'bonus_percent', 'customs_code'])
    .where(conditions(filter))
    .where('products.code', '>', sql<string>`${after}`)
    .orderBy('products.code')
    .limit(limit)
    .execute();
