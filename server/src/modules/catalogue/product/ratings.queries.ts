import type { Tx } from '../../../db/database.ts';
import { listedProductNamed } from '../for-search/products-by-key.queries.ts';

/** Locks the rating of a listed product until this transaction ends. */
export const lockRatedProduct = (tx: Tx, codeOrId: string) =>
  listedProductNamed(tx, codeOrId).forNoKeyUpdate().executeTakeFirst();

/** The same for any product: a review of one that is no longer sold can be hidden, too. */
export const lockRating = (tx: Tx, productId: number) =>
  tx.selectFrom('products').select('id').where('id', '=', productId).forNoKeyUpdate().executeTakeFirst();

/** Adds to the sums behind the stars; no index has them, so it is a HOT update. */
export async function moveRating(tx: Tx, productId: number, moved: { count: number; sum: number }): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({
      rating_count: eb('rating_count', '+', moved.count),
      rating_sum: eb('rating_sum', '+', moved.sum),
    }))
    .where('id', '=', productId)
    .execute();
}
