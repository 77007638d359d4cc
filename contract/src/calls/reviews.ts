import { checkRate, checkReviewMessage } from '@tokhi/rules/review/review-checks';
import { z } from 'zod';
import { defineCall, done, successReply } from '../call.ts';
import { productCodeOrId } from '../fields/names-of-things.ts';
import { pageNumber, pagination } from '../fields/paging.ts';
import { checkedBy } from '../fields/person-fields.ts';
import { review, starCounts } from '../fields/product-detail.ts';

/** The review form of the product page. A second review of the same customer replaces the first (`my_review`). */
export const addProductReview = defineCall('addProductReview', {
  purpose: 'The customer rates a product, in stars and words.',
  body: z.strictObject({
    id: productCodeOrId,
    rate: z.number().superRefine(checkedBy(checkRate)),
    message: z.string().trim().superRefine(checkedBy(checkReviewMessage)),
  }),
  // §7: the reply is "not used beyond clearing the message".
  reply: done,
  refusals: ['product_not_found'],
});

/** Ours: the product page shows the newest reviews, this call the rest, page by page. */
export const productReviews = defineCall('productReviews', {
  purpose: 'What customers said of a product, newest first.',
  body: z.strictObject({ id: productCodeOrId, page: pageNumber }),
  reply: successReply({ reviews: z.array(review), stars: starCounts, pagination }),
  refusals: ['product_not_found'],
});
