import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';

/** A product with a known stock. */
export interface ProductOfTest {
  id: number;
  code: string;
}

/** Products of the demo shop, each with a stock of `remain`. */
export async function productsOfTest(db: Db, count: number, remain: number): Promise<ProductOfTest[]> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'code'])
    .where('is_listed', '=', true)
    .orderBy('id')
    .limit(count)
    .execute();
  for (const { id } of products) await setRemain(db, id, remain);
  return products;
}

export async function setRemain(db: Db, productId: number, remain: number): Promise<void> {
  await sql`update stock_levels set on_hand = reserved + ${remain} where product_id = ${productId}`.execute(db);
}
