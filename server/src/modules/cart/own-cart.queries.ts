import type { Db, Tx } from '../../db/database.ts';

/** The customer's cart, for their export. */
export const rowsOfCustomer = async (db: Db, customerId: number) => ({
  cart_lines: await db
    .selectFrom('cart_lines')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('product_id')
    .execute(),
});

export async function eraseCart(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('cart_lines').where('customer_id', '=', customerId).execute();
}
