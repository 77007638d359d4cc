import type { HideReason } from '@tokhi/contract/admin/answers/review-words';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, type Facts, writeAudit } from '../../audit/public.ts';
import { lockRating, moveRating } from '../../catalogue/public.ts';
import { showReview } from './list-reviews.ts';
import { lockReview, staffReview, writeAnswer, writeHidden } from './staff-reviews.queries.ts';

export interface StaffReviewDeps {
  db: Db;
  now: () => Date;
}

type Reply = Promise<CallReply<AdminCalls['showReview']>>;

/** Locks the product first, like a new review does; then the review as the page showed it. */
async function lockAsRead(tx: Tx, id: number, version: number) {
  const found = await staffReview(tx, id);
  if (found === undefined) throw refuse('review_not_found');
  await lockRating(tx, found.product_id);
  const review = await lockReview(tx, id);
  if (review === undefined) throw refuse('review_not_found');
  if (review.version !== version) throw refuse('changed_meanwhile', { status: review.status, version: review.version });
  return { ...review, productId: found.product_id };
}

async function writeDown(
  tx: Tx,
  { id, action, before, after }: { id: number; action: string; before: Facts; after: Facts },
  caller: Staff,
  now: Date,
): Promise<void> {
  const subject = { kind: 'review', id: String(id) };
  await writeAudit(tx, { action, subject, ...auditedBy(caller), before, after }, now);
}

/** The answer is public, below the review. */
export const answerReview = (
  { db, now: clock }: StaffReviewDeps,
  { id, version, answer }: CallBody<AdminCalls['answerReview']>,
  caller: Staff,
): Reply =>
  inTransaction(db, async (tx) => {
    const now = clock();
    const review = await lockAsRead(tx, id, version);
    await writeAnswer(tx, id, answer, now);
    const change = { before: { answer: review.answer }, after: { answer } };
    await writeDown(tx, { id, action: 'answer review', ...change }, caller, now);
    return showReview(tx, id);
  });

/** Hides the review, or shows it again if `because` is null, and updates the sums of the stars. Can be repeated. */
export const hideReview = (
  { db, now: clock }: StaffReviewDeps,
  { id, version, because }: { id: number; version: number; because: HideReason | null },
  caller: Staff,
): Reply =>
  inTransaction(db, async (tx) => {
    const now = clock();
    const review = await lockAsRead(tx, id, version);
    await writeHidden(tx, id, because);
    const counted = Number(because === null) - Number(review.status === 'published');
    if (counted !== 0) await moveRating(tx, review.productId, { count: counted, sum: counted * review.rating });
    const change = { before: { hidden: review.hidden_reason }, after: { hidden: because } };
    await writeDown(tx, { id, action: because === null ? 'publish review' : 'hide review', ...change }, caller, now);
    return showReview(tx, id);
  });
