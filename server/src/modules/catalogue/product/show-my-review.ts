import type { Review } from '@tokhi/contract/fields/product-detail';
import type { Db } from '../../../db/database.ts';
import { presentReview } from '../catalogue.present.ts';
import type { ReviewsOfProduct } from './reviews-of-product.ts';

/** The caller's own review of a product (spec §3 `my_review`), null when there is none. */
export async function showMyReview(
  { db, reviews }: { db: Db; reviews: ReviewsOfProduct },
  codeOrId: string,
  customerId: number,
): Promise<Review | null> {
  const row = await reviews.ofCustomer(db, codeOrId, customerId);
  return row === undefined ? null : presentReview(row);
}
