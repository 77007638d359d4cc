// The stock of the store: locations, movements, and what staff do with it (record 201).
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';

export const stockPlaces = ['ulaanbaatar', 'beijing'] as const;
export const lossKinds = [
  ...(['damaged_in_transport', 'damaged_in_store', 'lost', 'on_display', 'returned_broken', 'other'] as const),
] as const;
/** Filters of the list. */
export const stockFilters = ['all', 'out', 'stale', 'unplaced'] as const;

export const place = z.enum(stockPlaces);
export const units = z.int().min(0).max(100_000);
/** An article number as printed, scanned or typed. */
export const articleNumber = z
  .string()
  .trim()
  .max(20)
  .transform((typed) => typed.replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^\d{8}$/));
const upper = z.string().trim().toUpperCase();
export const shelf = upper.pipe(z.string().regex(/^[A-Z]-\d{2}$/));
const location = upper.pipe(z.string().regex(/^[A-Z]-\d{2}(?:-\d{1,2})?$/));
const note = z.string().trim().min(1).max(200);
const movementId = z.int().nonnegative().max(Number.MAX_SAFE_INTEGER);

export const stockedProduct = z.object({
  id: z.int().positive(),
  code: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  place,
  location: z.string().nullable(),
  onHand: units,
  reserved: units,
  remain: units,
  countedAt: moment.nullable(),
});

export const listStock = defineAdminCall('listStock', {
  purpose: 'Products with their units, 50 at a time: of a shelf by location, else by id; first the shelves and sums.',
  body: z.strictObject({
    place: place.default('ulaanbaatar'),
    shelf: shelf.optional(),
    show: z.enum(stockFilters).default('all'),
    /** The beginning of an article number, or words of the name. */
    text: z.string().trim().min(1).max(60).optional(),
    after: z.strictObject({ location: z.string().max(10), id: z.int().nonnegative() }).optional(),
  }),
  reply: successReply({
    products: z.array(stockedProduct),
    next: z.object({ location: z.string(), id: z.int() }).nullable(),
    /** For the shelf, or for the whole place; with the first page. */
    sums: z
      .object({ products: z.int(), onHand: z.int(), reserved: z.int(), stale: z.int(), orders: z.int() })
      .nullable(),
    shelves: z
      .array(
        z.object({
          shelf: z.string(),
          products: z.int(),
          onHand: z.int(),
          /** The oldest count of the shelf; null: something was never counted. */
          countedAt: moment.nullable(),
          /** The open stocktake of the shelf. */
          stocktake: z.int().positive().nullable(),
        }),
      )
      .nullable(),
  }),
  refusals: [],
});

export const showStock = defineAdminCall('showStock', {
  purpose: 'One product: its units, the orders that hold some, and what came and went, newest first, 50 at a time.',
  body: z.strictObject({ code: articleNumber, before: movementId.optional() }),
  reply: successReply({
    product: stockedProduct,
    /** The newest movement: a count names the one that the member saw. */
    version: movementId,
    reservedBy: z.array(z.object({ ordernumber: z.string(), units })),
    movements: z.array(
      z.object({
        id: movementId,
        at: moment,
        reason: z.enum(['received', 'consumed', 'taken_back', 'returned', 'counted', 'written_off']),
        loss: z.enum(lossKinds).nullable(),
        change: z.int(),
        onHandAfter: units,
        note: z.string().nullable(),
        ordernumber: z.string().nullable(),
        by: z.string().nullable(),
      }),
    ),
    next: movementId.nullable(),
  }),
  refusals: ['product_not_found'],
});

const moved = successReply({ product: stockedProduct, version: movementId });

export const receiveStock = defineAdminCall('receiveStock', {
  purpose: 'Units came into the store; with a location the product stands there from now on.',
  body: z.strictObject({
    code: articleNumber,
    units: units.min(1),
    location: location.optional(),
    note: note.optional(),
  }),
  reply: moved,
  refusals: ['product_not_found'],
});

export const countStock = defineAdminCall('countStock', {
  purpose:
    'One product was counted: the difference is written down, and what was counted in Ulaanbaatar is ready there.',
  body: z.strictObject({
    ...{ code: articleNumber, units, place, version: movementId },
    location: location.optional(),
    note: note.optional(),
  }),
  reply: moved,
  refusals: ['product_not_found', 'changed_meanwhile', 'units_reserved'],
});

export const writeOffStock = defineAdminCall('writeOffStock', {
  purpose: 'Units are lost, broken or on display: they cannot be sold any more. Reserved ones stay.',
  body: z.strictObject({ code: articleNumber, units: units.min(1), loss: z.enum(lossKinds), note: note.optional() }),
  reply: moved,
  refusals: ['product_not_found', 'units_reserved'],
});
