import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** Product → quantity in the customer's saved cart. */
export async function keptQuantities(db: Db, customerId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity'])
    .where('customer_id', '=', customerId)
    .execute();
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]));
}

/** Raises the cart's version inside the `with` of another statement, which waits for a cart change in progress. */
export const cartRaised = (customerId: number) => sql`cart_raised as (
  insert into carts (customer_id, version) values (${customerId}, 1)
  on conflict (customer_id) do update set version = carts.version + 1)`;

/**
 * Removes the ordered lines in a statement after the one that raised the version, so that it also sees lines of a change that one waited
 * for.
 */
export async function takeOrderedOut(tx: Tx, customerId: number, productIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('cart_lines')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`product_id = any(${[...productIds]}::int[])`)
    .execute();
}
