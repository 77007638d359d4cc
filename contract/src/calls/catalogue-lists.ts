// The lists with a name of their own (spec §7): the same question six times, each with its own word in the reply.
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import { pageNumber, sortOrder } from '../fields/paging.ts';
import { productCard } from '../fields/product-fields.ts';

const body = z.strictObject({
  page: pageNumber,
  sort: sortOrder,
  /**
   * Ours: §2 has the pages /new-lower-price, /finished-product and /trend, §7 has no calls for them. They ask
   * Lower-price and top20 for a part of the list.
   */
  only: z.enum(['New_lower_price', 'finish', 'trend']).optional(),
});

const totals = { totalProduct: z.int().nonnegative(), totalPage: z.int().nonnegative() };
const cards = z.array(productCard);

/** Page /top-20. */
export const top20 = defineCall('top20', {
  purpose: 'Best sellers.',
  body,
  reply: successReply({ top: cards, ...totals }),
  refusals: [],
});

/** Page /lower. */
export const lowerPrice = defineCall('lowerPrice', {
  purpose: 'Discounted products.',
  body,
  reply: successReply({ Lower: cards, ...totals }),
  refusals: [],
});

/** Page /new-arrival. */
export const newArrival = defineCall('newArrival', {
  purpose: 'New arrivals.',
  body,
  reply: successReply({ New: cards, ...totals }),
  refusals: [],
});

/** The family-price tab of the home page. */
export const familyPrice = defineCall('familyPrice', {
  purpose: 'Products with a family price.',
  body,
  reply: successReply({ Family: cards, ...totals }),
  refusals: [],
});

/** Page /newer. */
export const newProducts = defineCall('newProducts', {
  purpose: 'Newest products.',
  body,
  reply: successReply({ newer: cards, ...totals }),
  refusals: [],
});

/** Page /IKEA-family. */
export const ikeaFamily = defineCall('ikeaFamily', {
  purpose: 'The IKEA family list.',
  body,
  reply: successReply({ familyPrice: cards, ...totals }),
  refusals: [],
});
