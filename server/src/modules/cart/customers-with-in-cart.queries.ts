import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How many customers have one of these products in their cart; carts of guests are in their browsers alone. */
export async function customersWithInCart(db: Db, productIds: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('cart_lines')
    .select(sql<number>`count(distinct customer_id)::int`.as('count'))
    .where(sql<boolean>`product_id = any(${[...productIds]}::int[])`)
    .executeTakeFirstOrThrow();
  return count;
}
