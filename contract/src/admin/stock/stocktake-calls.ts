// A stocktake: a shelf is counted blind, then the differences are recounted or explained, and applied as a batch (record 201).
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';
import { articleNumber, place, shelf, units } from './stock-calls.ts';

export const differenceReasons = [
  ...(['lost', 'damaged', 'return_not_recorded', 'misplaced', 'miscounted_before', 'other'] as const),
] as const;
export const stocktakeStates = ['counting', 'differences', 'applying', 'applied', 'cancelled'] as const;

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const version = z.int().positive();

const line = z.object({
  code: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  location: z.string().nullable(),
  /** Null: it belongs on this shelf and is not counted yet. */
  units: units.nullable(),
  countedAt: moment.nullable(),
  /** False: it belongs on another shelf, and its units are left out. */
  belongs: z.boolean(),
  /** Only after the counting. */
  difference: z
    .object({
      /** The system's figure when it was counted, what moved since, and by how much the count differs. */
      system: units,
      moved: z.int(),
      by: z.int(),
      recounts: z.int().nonnegative(),
      reason: z.enum(differenceReasons).nullable(),
      reserved: units,
      /** Orders that reserve more units than would remain: the count cannot be applied before they are closed. */
      orders: z.array(z.string()),
    })
    .nullable(),
});

const stocktake = z.object({
  ...{ id, place, shelf: z.string(), version },
  state: z.enum(stocktakeStates),
  startedAt: moment,
  startedBy: z.string().nullable(),
  lines: z.array(line),
  /** The batch that applies it: how many differences are written, and which products stay unchanged. */
  applied: z
    .object({
      done: z.int(),
      finished: z.boolean(),
      takenBack: z.boolean(),
      staying: z.array(z.object({ reason: z.string(), codes: z.array(z.string()) })),
    })
    .nullable(),
});
const reply = successReply({ stocktake });
const named = { stocktake: id };

export const startStocktake = defineAdminCall('startStocktake', {
  purpose: 'Begins to count a shelf; a shelf is counted once at a time.',
  body: z.strictObject({ place, shelf }),
  reply,
  refusals: ['shelf_in_counting'],
});

export const showStocktake = defineAdminCall('showStocktake', {
  purpose: 'A stocktake; the figures of the system are in it only after the counting.',
  body: z.strictObject(named),
  reply,
  refusals: ['stocktake_not_found'],
});

export const countUnits = defineAdminCall('countUnits', {
  purpose: 'Adds scanned units to what was counted, or sets a typed number; after the counting it is a recount.',
  body: z.strictObject({ ...named, code: articleNumber, how: z.enum(['add', 'set']), units }),
  reply,
  refusals: ['stocktake_not_found', 'stocktake_closed', 'product_not_found'],
});

export const finishCounting = defineAdminCall('finishCounting', {
  purpose: 'Ends the counting: from now on the differences are shown.',
  body: z.strictObject({ ...named, version }),
  reply,
  refusals: ['stocktake_not_found', 'stocktake_closed', 'changed_meanwhile', 'nothing_counted'],
});

export const explainDifference = defineAdminCall('explainDifference', {
  purpose: 'Says why a count differs from the system.',
  body: z.strictObject({ ...named, code: articleNumber, reason: z.enum(differenceReasons) }),
  reply,
  refusals: ['stocktake_not_found', 'stocktake_closed', 'product_not_found'],
});

export const applyStocktake = defineAdminCall('applyStocktake', {
  purpose: 'Writes the differences as a batch. Each of them was recounted or explained.',
  body: z.strictObject({ ...named, version }),
  reply,
  refusals: ['stocktake_not_found', 'stocktake_closed', 'changed_meanwhile', 'differences_open'],
});

export const cancelStocktake = defineAdminCall('cancelStocktake', {
  purpose: 'Gives a stocktake up; nothing of it is written.',
  body: z.strictObject({ ...named, version }),
  reply,
  refusals: ['stocktake_not_found', 'stocktake_closed', 'changed_meanwhile'],
});

export const takeBackStocktake = defineAdminCall('takeBackStocktake', {
  purpose: 'Takes the differences of a stocktake back by the opposite movements, once.',
  body: z.strictObject({ ...named, reason: z.string().trim().min(3).max(300) }),
  reply,
  refusals: ['stocktake_not_found', 'nothing_to_take_back'],
});
