import { z } from 'zod';
import { defineCall, done } from './call.ts';
import { productCodeOrId } from './names-of-things.ts';

/** The review form of the product page. A second review of the same customer replaces the first (`my_review`). */
export const addProductReview = defineCall('addProductReview', {
  purpose: 'The customer rates a product, in stars and words.',
  body: z.strictObject({
    id: productCodeOrId,
    rate: z.int().min(1).max(5),
    message: z.string().trim().max(1_000),
  }),
  // §7: the answer is "not used beyond clearing the message".
  reply: done,
  refusals: ['product_not_found'],
});
