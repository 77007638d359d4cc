// What sells out soon, and orders at suppliers: written, sent, received in parts, closed (record 215).
import { z } from 'zod';
import { nothing, successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';
import { productCode } from '../product-list-calls.ts';
import {
  count,
  day,
  fen,
  id,
  incomingSum,
  linesOf,
  note,
  orderedUnits,
  overReason,
  purchaseFacts,
  savedLine,
  shortReason,
  shownPurchase,
  supplierChoice,
  version,
} from './purchase-fields.ts';
import { MOST_PURCHASE_UNITS, purchaseLists } from './purchase-words.ts';
import { assignSupplier, createSupplier, listSuppliers, saveSupplier } from './supplier-calls.ts';

export const showPurchasing = defineAdminCall('showPurchasing', {
  purpose: 'What sells out soon, what is ordered and what is late, in sums; costs for whoever may see them.',
  body: nothing,
  reply: successReply({
    /** Tugrik per yuan, and since when. */
    yuan_rate: z.object({ tug: z.number().positive(), set_at: moment }).optional(),
    /** A product is soon out when it lasts less than `coming_days`; a proposal reaches `reserve_days` further. */
    ...{ coming_days: count, reserve_days: count },
    /** The last day counted in the speeds; null: none yet. */
    counted_on: day.nullable(),
    soon_out: count,
    proposal_fen: fen.optional(),
    drafts: count,
    open: z.object({ purchases: count, total_fen: fen.optional() }),
    /** Units under way, and the day of the next arrival with its purchase. */
    coming: z.object({ units: count, next: z.object({ expected_on: day, purchase: id }).nullable() }),
    late: z.object({ purchases: count, longest: z.object({ purchase: id, days: count }).nullable() }),
    /** Products that sell out soon, by supplier; null: no supplier assigned. */
    suppliers: z.array(z.object({ supplier: supplierChoice.nullable(), products: count })),
    /** An order above it needs two people. */
    second_person_above_fen: fen.optional(),
  }),
  refusals: [],
});

const soonOutAfter = z.strictObject({ days: z.number().nonnegative(), id });

export const listSoonOut = defineAdminCall('listSoonOut', {
  purpose:
    'Products that sell out soon, the first one first, 25 at a time, each with its proposal and how it came to be.',
  /** For one supplier; null: for products without one. */
  body: z.strictObject({ supplier: id.nullable().optional(), after: soonOutAfter.optional() }),
  reply: successReply({
    products: z.array(
      z.object({
        ...{ code: productCode, name: z.string(), picture: z.string().nullable() },
        supplier: supplierChoice.nullable(),
        remain: count,
        /** Units sold on this many days; days on which the product was sold out are not counted. */
        ...{ sold: z.int().positive(), sold_days: z.int().positive() },
        /** Units a day, rounded to hundredths. */
        speed: z.number().nonnegative(),
        /** Whole days until it is sold out. */
        days: count,
        incoming: incomingSum.nullable(),
        /** Units in drafts. */
        drafted: count,
        /** `wanted` is the speed times all days; less the sellable and the incoming units, it is the proposal. */
        proposal: z.object({
          ...{ units: count, wanted: count, sellable: count, coming: count },
          ...{ days: count, coming_days: count, reserve_days: count },
        }),
        /** Null: no cost entered. */
        unit_fen: fen.nullable().optional(),
        total_fen: fen.nullable().optional(),
      }),
    ),
    total: count,
    next: soonOutAfter.nullable(),
  }),
  refusals: [],
});

export const listPurchases = defineAdminCall('listPurchases', {
  purpose:
    'Purchases: drafts the newest first, those under way by the day they are expected, ended ones the last first; 50 at a time.',
  body: z.strictObject({ list: z.enum(purchaseLists), supplier: id.optional(), after: id.optional() }),
  /** `next`: the number from which to ask for more; those under way come all at once. */
  reply: successReply({ purchases: z.array(z.object(purchaseFacts)), next: id.nullable() }),
  refusals: [],
});

const shown = successReply({ purchase: shownPurchase });
const named = { number: id, version };

export const showPurchase = defineAdminCall('showPurchase', {
  purpose: 'A purchase with its lines, what came of it, and the trucks that can bring more.',
  body: z.strictObject({ number: id }),
  reply: shown,
  refusals: ['purchase_not_found'],
});

export const createPurchase = defineAdminCall('createPurchase', {
  purpose: 'Begins a draft, empty or with chosen products; their prices are their costs.',
  body: z.strictObject({
    supplier: id,
    expected_on: day.nullable().default(null),
    lines: linesOf(z.strictObject({ code: productCode, units: orderedUnits })).default([]),
  }),
  reply: shown,
  refusals: ['supplier_not_found', 'supplier_retired', 'product_not_found'],
});

const changing = ['purchase_not_found', 'changed_meanwhile'] as const;

export const savePurchase = defineAdminCall('savePurchase', {
  purpose: 'Saves a draft as a whole. Who may not see costs keeps the prices that it has.',
  body: z.strictObject({
    ...named,
    supplier: id,
    expected_on: day.nullable(),
    deposit_percent: z.int().min(0).max(100),
    note,
    lines: linesOf(savedLine),
  }),
  reply: shown,
  refusals: [...changing, 'purchase_not_draft', 'supplier_not_found', 'supplier_retired', 'product_not_found'],
});

/** What a draft must have: details name what is `missing`: lines, price or expected_on. */
const sending = [...changing, 'purchase_not_draft', 'purchase_incomplete', 'supplier_retired'] as const;

export const sendPurchase = defineAdminCall('sendPurchase', {
  purpose: 'Marks a draft as sent to the supplier: from now on its lines stay, and its units are expected.',
  body: z.strictObject(named),
  reply: shown,
  refusals: [...sending, 'second_person_required'],
});

export const preparePurchase = defineAdminCall('preparePurchase', {
  purpose: 'Prepares a draft above the limit for a second person, who sends it.',
  body: z.strictObject({ ...named, reason: z.string().trim().min(3).max(300) }),
  reply: shown,
  refusals: [...sending, 'approval_in_work'],
});

export const approvePurchase = defineAdminCall('approvePurchase', {
  purpose: 'Sends a purchase that somebody else prepared, or declines it.',
  body: z.strictObject({ approval: id, version, state: z.enum(['approved', 'declined']) }),
  reply: shown,
  refusals: [...sending, 'approval_not_found', 'second_person_required'],
});

export const confirmPurchase = defineAdminCall('confirmPurchase', {
  purpose: 'The supplier said when it comes, for the first time or anew; single lines may come on another day.',
  body: z.strictObject({
    ...named,
    expected_on: day,
    lines: linesOf(z.strictObject({ code: productCode, expected_on: day.nullable() })).default([]),
  }),
  reply: shown,
  refusals: [...changing, 'purchase_not_open', 'product_not_found'],
});

const arrived = z
  .strictObject({
    code: productCode,
    units: z.int().positive().max(MOST_PURCHASE_UNITS),
    /** Broken units among them. They are received and written off at once. */
    damaged: count.default(0),
    /** If more came than was ordered. */
    over_reason: overReason.optional(),
  })
  .refine(({ units, damaged }) => damaged <= units, { path: ['damaged'] });

export const receivePurchase = defineAdminCall('receivePurchase', {
  purpose: 'A part came to Beijing: its units are in stock. Once nothing is missing the purchase is closed.',
  body: z.strictObject({
    ...named,
    truck: id.optional(),
    note: note.optional(),
    lines: linesOf(arrived).min(1),
  }),
  reply: shown,
  refusals: [...changing, 'purchase_not_open', 'over_reason_required', 'product_not_found', 'truck_not_found'],
});

export const cancelPurchase = defineAdminCall('cancelPurchase', {
  purpose: 'Cancels a draft, or a purchase of which nothing has come.',
  body: z.strictObject({ ...named, reason: z.string().trim().min(3).max(300) }),
  reply: shown,
  refusals: [...changing, 'purchase_not_open', 'purchase_received'],
});

export const closePurchase = defineAdminCall('closePurchase', {
  purpose: 'Closes a purchase of which the rest is not coming.',
  body: z.strictObject({ ...named, short_reason: shortReason, note: note.optional() }),
  reply: shown,
  refusals: [...changing, 'purchase_not_open'],
});

export const printPurchase = defineAdminCall('printPurchase', {
  purpose: 'The order as it is printed for the supplier, in Chinese and English beside the names of the products.',
  body: z.strictObject({ number: id }),
  reply: successReply({
    number: id,
    state: purchaseFacts.state,
    /** When it was sent; for a draft today. */
    date: day,
    expected_on: day.nullable(),
    supplier: z.object({
      ...{ name: z.string(), contact: z.string(), email: z.string(), phone: z.string(), address: z.string() },
    }),
    buyer: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
    /** Headings of the columns, in the order of the cells. */
    headings: z.array(z.string()),
    lines: z.array(
      z.object({
        ...{
          code: productCode,
          name: z.string(),
          colour: z.string(),
          units: orderedUnits,
          expected_on: day.nullable(),
        },
        ...{ unit_fen: fen.nullable(), total_fen: fen.nullable() },
      }),
    ),
    ...{ units: count, total_fen: fen, deposit_percent: z.int(), deposit_fen: fen },
    ...{ litres: z.number(), kg: z.number(), packages: count },
    note: z.string(),
  }),
  refusals: ['purchase_not_found'],
});

export const purchaseCalls = {
  ...{ approvePurchase, assignSupplier, cancelPurchase, closePurchase, confirmPurchase, createPurchase },
  ...{ createSupplier, listPurchases, listSoonOut, listSuppliers, preparePurchase, printPurchase, receivePurchase },
  ...{ savePurchase, saveSupplier, sendPurchase, showPurchase, showPurchasing },
};
