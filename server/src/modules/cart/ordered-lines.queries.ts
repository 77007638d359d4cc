import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** Product → how many of it stand in the customer's kept cart. */
export async function keptQuantities(db: Db, customerId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity'])
    .where('customer_id', '=', customerId)
    .execute();
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]));
}

/** Takes what was ordered out of the cart. Its version is raised first, which waits for whoever is changing the cart. */
export async function takeOrderedOut(tx: Tx, customerId: number, productIds: readonly number[]): Promise<void> {
  await tx
    .insertInto('carts')
    .values({ customer_id: customerId, version: 1 })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ version: sql`carts.version + 1` }))
    .execute();
  await tx
    .deleteFrom('cart_lines')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`product_id = any(${[...productIds]}::int[])`)
    .execute();
}
