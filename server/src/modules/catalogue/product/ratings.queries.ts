import type { Tx } from '../../../db/database.ts';
import { listedProductNamed } from '../for-search/products-by-key.queries.ts';

/** A listed product whose rating nobody else changes until this transaction ends. */
export const lockRatedProduct = (tx: Tx, codeOrId: string) =>
  listedProductNamed(tx, codeOrId).forNoKeyUpdate().executeTakeFirst();

/** The same of any product: a review of one that is not sold any more can be hidden, too. */
export const lockRating = (tx: Tx, productId: number) =>
  tx.selectFrom('products').select('id').where('id', '=', productId).forNoKeyUpdate().executeTakeFirst();

/** The sums behind the stars, moved by what a review adds to them; in no index, so it is a HOT update. */
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
