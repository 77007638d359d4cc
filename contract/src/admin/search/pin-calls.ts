// Products that staff put first for a query.
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';
import { productCode } from '../product-list-calls.ts';
import { found, foundProduct } from './found-fields.ts';
import { searchedText } from './search-calls.ts';

const id = z.int().positive().max(2_147_483_647);
const codes = z.array(productCode).max(20);

const pinned = foundProduct.extend({
  listed: z.boolean(),
  /** Where the search puts it without the pin, from 1; null if it does not find it. */
  found_at: z.int().positive().nullable(),
});

const pins = z.object({
  text: z.string(),
  products: z.array(pinned),
  /** The last day; null: no end. */
  ends_on: z.string().nullable(),
  /** 0: nothing pinned yet. */
  version: z.int().nonnegative(),
  by: z.string().nullable(),
  /** How many products the text finds without them. */
  found: z.int().nonnegative(),
  most: z.int().positive(),
});

export const listPins = defineAdminCall('listPins', {
  purpose: 'Queries with pinned products, the last changed first, 50 at a time.',
  body: z.strictObject({ after: z.strictObject({ changed_at: moment, id }).optional() }),
  reply: successReply({
    pins: z.array(z.object({ text: z.string(), products: z.int().positive(), ends_on: z.string().nullable() })),
    next: z.object({ changed_at: moment, id }).nullable(),
  }),
  refusals: [],
});

export const showPins = defineAdminCall('showPins', {
  purpose: 'What is pinned to a query, and where the search puts it by itself.',
  body: z.strictObject({ text: searchedText }),
  reply: successReply({ pins }),
  refusals: ['search_says_nothing'],
});

export const previewPins = defineAdminCall('previewPins', {
  purpose: 'What a query would show with these products first.',
  body: z.strictObject({ text: searchedText, codes }),
  reply: successReply({ found }),
  refusals: ['search_says_nothing', 'product_not_found'],
});

export const savePins = defineAdminCall('savePins', {
  purpose: 'Puts products first for a query, in this order, until a day; none takes the pins away.',
  body: z.strictObject({ text: searchedText, codes, ends_on: z.iso.date().nullable(), version: z.int().nonnegative() }),
  reply: successReply({ pins }),
  refusals: ['search_says_nothing', 'product_not_found', 'too_many_pins', 'changed_meanwhile'],
});
