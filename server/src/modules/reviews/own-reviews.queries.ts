import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** The customer's reviews, for their export. */
export const rowsOfCustomer = async (db: Db, customerId: number) => ({
  reviews: await db.selectFrom('reviews').selectAll().where('customer_id', '=', customerId).orderBy('id').execute(),
});

/** The customer's name was erased: touching the reviews makes cached pages of their products stale (migration 0030). */
export async function showReviewsAnew(tx: Tx, customerId: number): Promise<void> {
  await tx.updateTable('reviews').set({ status: sql`status` }).where('customer_id', '=', customerId).execute();
}
