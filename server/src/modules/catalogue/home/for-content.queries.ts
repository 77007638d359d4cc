import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../../../db/schema.generated.ts';
import type { OfCatalogue } from '../../content/public.ts';

/**
 * Subqueries and not joins: PostgreSQL keeps no statistics of tables as small as those of content, takes them for large ones
 * and reads every product for a dozen rows (of 100,000: 16 ms instead of 2).
 */
export const forContent: OfCatalogue = {
  isListed: (productId) => sql<boolean>`(select is_listed from products where products.id = ${sql.ref(productId)})`,
  slideOf: (productId) =>
    jsonObjectFrom(
      expressionBuilder<Schema>()
        .selectFrom('products')
        .innerJoin('models', 'models.id', 'products.model_id')
        .select(['products.code', 'models.name', 'models.product_type'])
        .where('products.id', '=', sql.ref<number>(productId)),
    ),
  subCategoryCode: (subCategoryId) =>
    sql<string>`(select code from sub_categories where sub_categories.id = ${sql.ref(subCategoryId)})`,
};
