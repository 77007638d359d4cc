import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** What the customer said of products, for their export. */
export const rowsOfCustomer = async (db: Db, customerId: number) => ({
  reviews: await db.selectFrom('reviews').selectAll().where('customer_id', '=', customerId).orderBy('id').execute(),
});

/** The name is gone from the customer's reviews; the touch makes the kept pages of their products old ones (migration 0030). */
export async function showReviewsAnew(tx: Tx, customerId: number): Promise<void> {
  await tx.updateTable('reviews').set({ status: sql`status` }).where('customer_id', '=', customerId).execute();
}
