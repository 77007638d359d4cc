// Lists of products for staff.
import { z } from 'zod';
import { nothing, successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { defineAdminCall } from './admin-call.ts';
import { productGaps, productStates, productStocks } from './product-words.ts';

const id = z.int().positive().max(2_147_483_647);
const count = z.int().nonnegative();
export const productCode = z.string().regex(/^\d{8}$/);

export const productFilter = z.strictObject({
  category: id.optional(),
  brand: id.optional(),
  state: z.enum(productStates).optional(),
  stock: z.enum(productStocks).optional(),
  gap: z.enum(productGaps).optional(),
  /** A part of a name, or the beginning of a code, with or without its dots. */
  text: z.string().trim().min(2).max(80).optional(),
});

export type ProductFilter = z.output<typeof productFilter>;

const listedProduct = z.object({
  code: productCode,
  name: z.string(),
  colour: z.string(),
  sub_category: z.string(),
  /** What a unit costs now. */
  price: tug,
  remain: count,
  state: z.enum(productStates),
  publish_at: moment.nullable(),
  gaps: z.array(z.enum(productGaps)),
  picture: z.string().nullable(),
  updated_at: moment,
  edited_by: z.string().nullable(),
});

const counted = z.array(z.object({ id, name: z.string(), count }));

export const listProducts = defineAdminCall('listProducts', {
  purpose:
    'Products of a filter, the last edited first, 50 at a time; the first page says how many there are, up to 1,000.',
  body: productFilter.extend({ after: z.strictObject({ updated_at: moment, id }).optional() }),
  reply: successReply({
    products: z.array(listedProduct),
    next: z.object({ updated_at: moment, id }).nullable(),
    total: z.object({ count, capped: z.boolean() }).nullable(),
  }),
  refusals: [],
});

export const countProducts = defineAdminCall('countProducts', {
  purpose: 'How many products there are, by category, brand, state and what is missing.',
  body: nothing,
  reply: successReply({
    products: count,
    models: count,
    categories: counted,
    brands: counted,
    states: z.record(z.enum(productStates), count),
    gaps: z.record(z.enum(productGaps), count),
  }),
  refusals: [],
});

export const findProducts = defineAdminCall('findProducts', {
  purpose: 'Up to eight products by a part of the name or the beginning of the code.',
  body: z.strictObject({ text: z.string().trim().min(3).max(80) }),
  reply: successReply({ products: z.array(listedProduct) }),
  refusals: [],
});
