import { checkRate, checkReviewMessage } from '@tokhi/rules/person/review-checks';
import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { productCodeOrId } from '../fields/names-of-things.ts';
import { checkedBy } from '../fields/person-fields.ts';

/** The review form of the product page. A second review of the same customer replaces the first (`my_review`). */
export const addProductReview = defineCall('addProductReview', {
  purpose: 'The customer rates a product, in stars and words.',
  body: z.strictObject({
    id: productCodeOrId,
    rate: z.number().superRefine(checkedBy(checkRate)),
    message: z.string().trim().superRefine(checkedBy(checkReviewMessage)),
  }),
  // §7: the answer is "not used beyond clearing the message".
  reply: done,
  refusals: ['product_not_found'],
});
