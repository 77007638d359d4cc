import { z } from 'zod';
import { moment } from '../../fields/moment.ts';
import { tug } from '../../fields/money.ts';
import { productCode, productFilter } from '../product-list-calls.ts';
import { priceEndings, setStates, setWarnings } from './change-set-words.ts';

export const setId = z.int().positive().max(Number.MAX_SAFE_INTEGER);
export const version = z.int().positive();
export const count = z.int().nonnegative();
/** Tenths of a percent. */
const tenths = z.int();
const price = z.int().min(100).max(10_000_000_000);
const ending = z.enum(priceEndings);

/** How products get their new price. */
const rule = z.discriminatedUnion('kind', [
  /** The cost at this rate for a yuan, with this margin of the price; rounded up. */
  z.strictObject({
    kind: z.literal('cost'),
    rate: z.number().positive().max(100_000),
    margin: z.number().min(0).max(90),
    ending,
  }),
  /** A percentage of today's price; rounded to the nearest. */
  z.strictObject({ kind: z.literal('percent'), percent: z.number().min(-90).max(400), ending }),
  /** A campaign from the moment of applying; 0 ends the current one. */
  z.strictObject({ kind: z.literal('campaign'), percent: z.int().min(0).max(90), ends_at: moment.nullable() }),
]);

/** A row of the grid: only the cells that were changed. */
const gridRow = z
  .strictObject({
    code: productCode,
    version,
    price: price.optional(),
    cost_fen: z.int().positive().max(1_000_000_000).optional(),
    weight_grams: z.int().min(0).max(10_000_000).optional(),
    customs_code: z
      .string()
      .regex(/^\d{4,10}$/)
      .optional(),
    bonus_percent: z.int().min(3).max(100).optional(),
    name: z.string().trim().min(2).max(200).optional(),
  })
  .refine(({ code: _code, version: _version, ...cells }) => Object.keys(cells).length > 0);

/** Which products change and how. */
export const wanted = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rule'), filter: productFilter, rule }),
  z.strictObject({
    kind: z.literal('grid'),
    rows: z
      .array(gridRow)
      .min(1)
      .max(500)
      .refine((rows) => new Set(rows.map(({ code }) => code)).size === rows.length),
  }),
]);

export type Wanted = z.output<typeof wanted>;

export const figures = z.object({
  ...{ rows: count, up: count, down: count, average_up: tenths.nullable(), average_down: tenths.nullable() },
  ...{ second_person: count, jumps: count, thin_margins: count, warned: count },
});

/** The fields that a set changes, named like their columns. */
const fields = z.object({
  ...{ price_tug: tug.optional(), regular_price_tug: tug.optional() },
  ...{ discount_percent: z.int().optional(), discount_ends_at: z.string().nullable().optional() },
  ...{ cost_fen: z.int().nullable().optional(), weight_grams: z.int().optional(), bonus_percent: z.int().optional() },
  ...{ customs_code: z.string().nullable().optional(), name: z.string().optional() },
});

export const setRow = z.object({
  ...{ id: z.int(), code: productCode, name: z.string(), picture: z.string().nullable() },
  /** The resulting price. */
  ...{ was: tug, now: tug, change: tenths, margin: tenths.nullable() },
  warnings: z.array(z.enum(setWarnings)),
  ...{ before: fields, after: fields },
});

/** How far the worker is, and which products stay unchanged; at most 50 of them are named. */
const progress = z.object({
  ...{ done: count, total: count, finished: z.boolean() },
  staying: z.array(z.object({ reason: z.string(), count, codes: z.array(z.string()) })),
});

export const listedSet = z.object({
  ...{ id: setId, source: z.enum(['import', 'rule', 'grid']), name: z.string(), state: z.enum(setStates) },
  ...{ rows: count, by: z.string().nullable(), prepared_at: moment },
  ...{ apply_at: moment.nullable(), applied_at: moment.nullable(), rolled_back_at: moment.nullable() },
});

export const shownSet = listedSet.extend({
  ...{ version, reason: z.string(), figures, approved_by: z.string().nullable(), batch: setId.nullable() },
  applying: progress.nullable(),
  rolling_back: progress.extend({ reason: z.string(), by: z.string().nullable() }).nullable(),
  /** A change that waits for a second person; the member who sent it cannot approve it. */
  approval: z
    .object({ id: setId, version, at: moment.nullable(), by: z.string().nullable(), mine: z.boolean() })
    .nullable(),
});

export const gridProduct = z.object({
  ...{ code: productCode, version, name: z.string(), colour: z.string(), price: tug, regular: tug },
  ...{ cost_fen: z.int().nullable(), weight_grams: count, customs_code: z.string().nullable(), bonus_percent: z.int() },
});
