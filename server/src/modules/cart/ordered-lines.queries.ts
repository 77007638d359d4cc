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

/** Raises the cart's version inside the `with` of another statement, which waits for whoever is changing the cart. */
export const cartRaised = (customerId: number) => sql`cart_raised as (
  insert into carts (customer_id, version) values (${customerId}, 1)
  on conflict (customer_id) do update set version = carts.version + 1)`;

/**
 * Takes what was ordered out of the cart, in a statement after the one that raised its version: it sees what somebody put in whom that
 * one waited for.
 */
export async function takeOrderedOut(tx: Tx, customerId: number, productIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('cart_lines')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`product_id = any(${[...productIds]}::int[])`)
    .execute();
}
