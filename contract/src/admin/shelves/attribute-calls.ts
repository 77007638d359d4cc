// The specifications by which products of a category are filtered and compared; ten of them have slots in the sidebar.
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { defineAdminCall } from '../admin-call.ts';
import { count, shelfId, shelfName, shelfVersion } from './shelf-fields.ts';

const FACET_SLOTS = 10;
const MOST_ATTRIBUTES = 40;
const MOST_VALUES = 300;

const slot = z
  .int()
  .min(0)
  .max(FACET_SLOTS - 1)
  .nullable();
const unit = z.string().trim().min(1).max(20).nullable();
const value = z.string().trim().min(1).max(100);
/** In addresses of filters and in searches. */
const code = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

const shown = z.object({
  category: z.object({ id: shelfId, version: shelfVersion, name: z.string() }),
  attributes: z.array(
    z.object({
      ...{ id: shelfId, code: z.string(), name: z.string(), unit: z.string().nullable(), slot, products: count },
      values: z.array(z.object({ id: shelfId, value: z.string(), products: count })),
    }),
  ),
});

const isUnique = (list: readonly (string | number)[]): boolean => new Set(list).size === list.length;

const attribute = z.strictObject({
  /** Null: a new one, with `code`; existing ones keep their code. */
  ...{ id: shelfId.nullable(), code, name: shelfName, unit, slot },
  values: z
    .array(z.strictObject({ id: shelfId.nullable(), value }))
    .max(MOST_VALUES)
    .refine((values) => isUnique(values.map((one) => one.value))),
});

export const showAttributes = defineAdminCall('showAttributes', {
  purpose: 'The specifications of a category with their values, slots and how many products have them.',
  body: z.strictObject({ category: shelfId }),
  reply: successReply(shown.shape),
  refusals: ['shelf_not_found'],
});

export const saveAttributes = defineAdminCall('saveAttributes', {
  purpose:
    'Saves all specifications of a category in their order; one that is left out is deleted, if no product has it.',
  body: z.strictObject({
    ...{ category: shelfId, version: shelfVersion },
    attributes: z
      .array(attribute)
      .max(MOST_ATTRIBUTES)
      .refine((all) => isUnique(all.flatMap((one) => one.slot ?? [])))
      .refine((all) => isUnique(all.map((one) => one.code))),
  }),
  reply: successReply(shown.shape),
  refusals: ['shelf_not_found', 'changed_meanwhile', 'shelf_in_use'],
});
