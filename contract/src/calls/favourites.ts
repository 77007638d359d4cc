import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { productCode } from '../fields/names-of-things.ts';

/** The heart of a product card. Saving a saved product again is a success. */
export const addFavourite = defineCall('addFavourite', {
  purpose: 'Saves a product for the customer; at most five.',
  body: z.strictObject({ id: productCode }),
  reply: done,
  refusals: ['product_not_found', 'favourite_limit'],
});

/** The heart, tapped again. §7 shows no reply; removing a product that was not saved succeeds. */
export const removeFavourite = defineCall('removeFavourite', {
  purpose: 'Takes a product out of the customer’s saved ones.',
  body: z.strictObject({ id: productCode }),
  reply: done,
  refusals: [],
});

/** The bell of a sold-out product; `on: false` withdraws the request. A second request changes nothing. */
export const tellWhenBack = defineCall('tellWhenBack', {
  purpose: 'Mails the customer once when a sold-out product is there again.',
  body: z.strictObject({ id: productCode, on: z.boolean().default(true) }),
  reply: done,
  refusals: ['product_not_found'],
});
