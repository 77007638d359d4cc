import type { Db } from '../../db/database.ts';

/** What a tax receipt says about products besides name and price. */
export async function taxFactsOf(db: Db, productIds: readonly number[]) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('sub_categories', 'sub_categories.id', 'products.sub_category_id')
    .select((its) => [
      'products.id',
      'products.bar_code',
      'products.sales_unit',
      its.fn.coalesce('products.tax_classification', 'sub_categories.tax_classification').as('tax_classification'),
    ])
    .where('products.id', 'in', [...productIds])
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
