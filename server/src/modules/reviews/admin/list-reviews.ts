import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { reviewerName } from '@tokhi/rules/review/reviewer-name';
import type { Db } from '../../../db/database.ts';
import { productNames } from '../../catalogue/public.ts';
import { type StaffReviewRow, staffReview, staffReviews } from './staff-reviews.queries.ts';

const PAGE_SIZE = 50;

type Shown = CallReply<AdminCalls['showReview']>['review'];

const presentForStaff = (row: StaffReviewRow, products: Awaited<ReturnType<typeof productNames>>): Shown => ({
  ...{ id: row.id, customer: row.customer_id, name: reviewerName(row.name), rate: row.rating, message: row.message },
  product: products.get(row.product_id) ?? { code: '', name: '' },
  ...{ created_at: row.created_at.toISOString(), answer: row.answer, hidden: row.hidden_reason, version: row.version },
  answered_at: row.answered_at?.toISOString() ?? null,
});

/** A page of reviews. One extra is read: it shows whether there is a next page. */
export async function listReviews(
  db: Db,
  { show, after }: CallBody<AdminCalls['listReviews']>,
): Promise<CallReply<AdminCalls['listReviews']>> {
  const rows = await staffReviews(db, show, { after, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  const products = await productNames(
    db,
    shown.map(({ product_id }) => product_id),
  );
  const next = rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null;
  return { result: 'success', reviews: shown.map((row) => presentForStaff(row, products)), next };
}

export async function showReview(db: Db, id: number): Promise<CallReply<AdminCalls['showReview']>> {
  const row = await staffReview(db, id);
  if (row === undefined) throw refuse('review_not_found');
  return { result: 'success', review: presentForStaff(row, await productNames(db, [row.product_id])) };
}
