import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import { addReview } from './add-review.ts';
import type { DeliveredTo } from './delivered-to.ts';
import { showReviews } from './show-reviews.ts';

interface ReviewsDeps {
  db: Db;
  now: () => Date;
  deliveredTo: DeliveredTo;
}

export function bindReviews(table: CallTable, { db, now, deliveredTo }: ReviewsDeps): void {
  table.bind('addProductReview', (body, caller) => addReview(db, body, caller, now()));
  // Not cached: few read on, and the first page is cached with its product.
  table.bind('productReviews', (body) => showReviews({ db, deliveredTo }, body));
}
