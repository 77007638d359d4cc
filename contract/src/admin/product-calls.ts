// The page of a product: everything about a colour and its model, saved together.
import { z } from 'zod';
import { nothing, successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { defineAdminCall } from './admin-call.ts';
import { productCode } from './product-list-calls.ts';
import { costFen, modelFields, productFields, shownProduct } from './product-page-fields.ts';

const id = z.int().positive().max(2_147_483_647);
const version = z.int().positive();
const named = z.array(z.object({ id, name: z.string() }));

export const productChoices = defineAdminCall('productChoices', {
  purpose: 'The sub-categories, brands and colours that a product can have.',
  body: nothing,
  reply: successReply({
    sub_categories: z.array(z.object({ id, name: z.string(), category: z.string() })),
    brands: named,
    colours: z.array(z.object({ id, name: z.string(), swatch: z.string() })),
  }),
  refusals: [],
});

export const showProduct = defineAdminCall('showProduct', {
  purpose: 'A colour with its model, its packages, badges and specifications; the cost for whoever may see costs.',
  body: z.strictObject({ code: productCode }),
  reply: successReply({ product: shownProduct }),
  refusals: ['product_not_found'],
});

export const saveProduct = defineAdminCall('saveProduct', {
  purpose: 'Saves what changed of a colour, of its model, or both; weight and volume are summed over its packages.',
  body: z.strictObject({
    code: productCode,
    version,
    model_version: version,
    product: productFields.partial().optional(),
    model: modelFields.partial().optional(),
    cost_fen: costFen.optional(),
  }),
  reply: successReply({ product: shownProduct }),
  refusals: [
    ...(['product_not_found', 'changed_meanwhile', 'colour_taken', 'badge_overlaps', 'choice_not_found'] as const),
    'text_looks_like_code',
  ],
});

export const createProduct = defineAdminCall('createProduct', {
  purpose:
    'Creates a draft: a new model with its first colour, a copy of a product as a new model, or one more colour of a model.',
  body: z.discriminatedUnion('how', [
    z.strictObject({
      how: z.literal('new'),
      name: z.string().trim().min(1).max(200),
      product_type: z.string().trim().min(1).max(200),
      ...{ sub_category: id, brand: id, colour: id },
      price: z.int().positive().max(1_000_000_000),
    }),
    z.strictObject({ how: z.literal('copy'), of: productCode }),
    z.strictObject({ how: z.literal('colour'), of: productCode, colour: id }),
  ]),
  reply: successReply({ product: shownProduct }),
  refusals: ['product_not_found', 'colour_taken', 'choice_not_found'],
});

export const changeListing = defineAdminCall('changeListing', {
  purpose: 'Publishes a product now or at a moment, cancels that, or withdraws it from the shop.',
  body: z.strictObject({
    ...{ code: productCode, version },
    to: z.discriminatedUnion('state', [
      z.strictObject({ state: z.literal('listed') }),
      z.strictObject({ state: z.literal('planned'), at: moment }),
      z.strictObject({ state: z.literal('draft') }),
      z.strictObject({ state: z.literal('withdrawn') }),
    ]),
  }),
  reply: successReply({ product: shownProduct }),
  refusals: ['product_not_found', 'changed_meanwhile', 'product_not_ready', 'listing_not_possible'],
});
