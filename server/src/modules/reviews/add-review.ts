import type { ReplyOf } from '@tokhi/contract/client';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Customer } from '../../callers/caller.ts';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { lockRatedProduct, moveRating } from '../catalogue/public.ts';
import { changeReview, earlierReview, insertReview, type Opinion } from './reviews.queries.ts';

interface Said {
  id: string;
  rate: number;
  message: string;
}

/** One review per customer and product: another one replaces it. The sums of the stars change in the same transaction. */
export async function addReview(
  db: Db,
  { id, rate, message }: Said,
  { customerId }: Customer,
  now: Date,
): Promise<ReplyOf<'addProductReview'>> {
  await inTransaction(db, async (tx) => {
    // Concurrent reviews of the product wait here, so that each reads current reviews and sums.
    const product = await lockRatedProduct(tx, id);
    if (!product) throw refuse('product_not_found');
    const moved = await writeOpinion(tx, { customerId, productId: product.id, rating: rate, message }, now);
    if (moved.count !== 0 || moved.sum !== 0) await moveRating(tx, product.id, moved);
  });
  return { result: 'success' };
}

/** Returns the change of the sums. */
async function writeOpinion(tx: Tx, opinion: Opinion, now: Date): Promise<{ count: number; sum: number }> {
  const earlier = await earlierReview(tx, opinion);
  if (earlier === undefined) {
    await insertReview(tx, opinion, now);
    return { count: 1, sum: opinion.rating };
  }
  // A repeated review changes nothing, so that no page becomes stale.
  if (earlier.rating !== opinion.rating || earlier.message !== opinion.message) {
    await changeReview(tx, earlier.id, opinion);
  }
  // A review that staff have hidden stays hidden, and out of the sums, whatever its new text.
  return { count: 0, sum: earlier.status === 'published' ? opinion.rating - earlier.rating : 0 };
}
