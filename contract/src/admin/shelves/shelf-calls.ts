// Categories, sub-categories, brands and colours (record 210). Their addresses in the shop never change; used ones are never deleted.
import { z } from 'zod';
import { nothing, successReply } from '../../call.ts';
import { defineAdminCall } from '../admin-call.ts';
import {
  brandSlug,
  count,
  sentence,
  shelf,
  shelfCode,
  shelfId,
  shelfKind,
  shelfName,
  shelfVersion,
  swatch,
  taxCode,
} from './shelf-fields.ts';

const MOST_ORDERED = 500;

export const listShelves = defineAdminCall('listShelves', {
  purpose:
    'All categories, sub-categories and brands in their order and colours by name, each with how many products it has.',
  body: nothing,
  reply: successReply({ shelves: z.array(shelf) }),
  refusals: [],
});

export const createShelf = defineAdminCall('createShelf', {
  purpose: 'Creates an empty category, sub-category, brand or colour, behind all others of its kind.',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('category'), name: shelfName, code: shelfCode }),
    z.strictObject({ kind: z.literal('sub_category'), name: shelfName, code: shelfCode, parent: shelfId }),
    z.strictObject({ kind: z.literal('brand'), name: shelfName, code: brandSlug }),
    z.strictObject({ kind: z.literal('colour'), name: shelfName, swatch }),
  ]),
  reply: successReply({ shelf }),
  refusals: ['shelf_not_found', 'shelf_name_taken', 'shelf_code_taken'],
});

const named = { name: shelfName.optional() };
const shown = { is_shown: z.boolean().optional() };

export const saveShelf = defineAdminCall('saveShelf', {
  purpose:
    'Renames, describes, shows or hides; a sub-category with another parent moves there with its products and their specifications.',
  body: z.strictObject({
    id: shelfId,
    version: shelfVersion,
    changes: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('category'), ...named, ...shown, sentence: sentence.optional() }),
      z.strictObject({
        kind: z.literal('sub_category'),
        ...{ ...named, ...shown, parent: shelfId.optional(), tax_classification: taxCode.nullish() },
      }),
      z.strictObject({ kind: z.literal('brand'), ...named, ...shown, sentence: sentence.optional() }),
      z.strictObject({ kind: z.literal('colour'), ...named, swatch: swatch.optional() }),
    ]),
  }),
  reply: successReply({ shelf }),
  refusals: ['shelf_not_found', 'changed_meanwhile', 'shelf_name_taken', 'shelf_too_large'],
});

const sorted = (ids: readonly number[]): string => ids.toSorted((one, other) => one - other).join();
const order = z.array(shelfId).min(1).max(MOST_ORDERED);

export const orderShelves = defineAdminCall('orderShelves', {
  purpose: 'Puts the categories, the brands, or the sub-categories of one category into another order.',
  body: z
    .strictObject({
      kind: shelfKind.exclude(['colour']),
      /** The category, for sub-categories. */
      parent: shelfId.nullable(),
      /** The order before the move, and the wanted one. */
      before: order,
      after: order,
    })
    .refine(({ kind, parent }) => (kind === 'sub_category') === (parent !== null))
    .refine(({ before, after }) => sorted(before) === sorted(after)),
  reply: successReply({}),
  refusals: ['changed_meanwhile'],
});

export const deleteShelf = defineAdminCall('deleteShelf', {
  purpose: 'Deletes a shelf that nothing stands on and nothing leads to.',
  body: z.strictObject({ kind: shelfKind, id: shelfId, version: shelfVersion }),
  reply: successReply({}),
  refusals: ['shelf_not_found', 'changed_meanwhile', 'shelf_in_use'],
});

const one = z.strictObject({ id: shelfId, version: shelfVersion });

export const mergeShelves = defineAdminCall('mergeShelves', {
  purpose:
    'Moves what stands on a shelf to another one, a portion at a time, and takes the empty one away with the last. Asked again until nothing is left.',
  body: z.strictObject({ kind: shelfKind, from: one, into: one }),
  /** Moved specifications raise the version of the category: the next portion sends this version. */
  reply: successReply({ moved: count, left: count, into_version: shelfVersion }),
  refusals: ['shelf_not_found', 'changed_meanwhile', 'merge_not_possible', 'shelf_too_large'],
});
