// Reviews as staff read, answer and hide them.
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';
import { hideReasonNames, reviewViews } from './review-words.ts';

const rowId = z.int().positive().max(Number.MAX_SAFE_INTEGER);

const review = z.object({
  id: rowId,
  customer: rowId,
  /** As the shop shows it: first name and a letter. */
  name: z.string(),
  product: z.object({ code: z.string(), name: z.string() }),
  rate: z.int().min(1).max(5),
  message: z.string(),
  created_at: moment,
  answer: z.string().nullable(),
  answered_at: moment.nullable(),
  /** Null while the review is public. */
  hidden: z.enum(hideReasonNames).nullable(),
  version: z.int().positive(),
});

const changed = { id: rowId, version: z.int().positive() };
const shown = successReply({ review });
const refusals = ['review_not_found', 'changed_meanwhile'] as const;

export const listReviews = defineAdminCall('listReviews', {
  purpose: 'Reviews, newest first, 50 at a time: those to answer, with few stars, hidden, or all.',
  body: z.strictObject({ show: z.enum(reviewViews).default('to_answer'), after: rowId.optional() }),
  reply: successReply({ reviews: z.array(review), next: rowId.nullable() }),
  refusals: [],
});

export const showReview = defineAdminCall('showReview', {
  purpose: 'One review.',
  body: z.strictObject({ id: rowId }),
  reply: shown,
  refusals: ['review_not_found'],
});

export const answerReview = defineAdminCall('answerReview', {
  purpose: 'Answers below a review, for everybody; null takes the answer away.',
  body: z.strictObject({ ...changed, answer: z.string().trim().min(1).max(1_000).nullable() }),
  reply: shown,
  refusals: [...refusals],
});

export const hideReview = defineAdminCall('hideReview', {
  purpose: 'Hides a review for a listed reason: neither its words nor its stars count any more.',
  body: z.strictObject({ ...changed, because: z.enum(hideReasonNames) }),
  reply: shown,
  refusals: [...refusals],
});

export const publishReview = defineAdminCall('publishReview', {
  purpose: 'Shows a hidden review again; its stars count again.',
  body: z.strictObject(changed),
  reply: shown,
  refusals: [...refusals],
});
