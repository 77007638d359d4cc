// Vouchers and coupons as staff make and see them. Codes that were made together are one row: a set with the id of its first code.
import { codeStates } from '@tokhi/rules/money/code-state';
import { LARGEST_COST_TUG, largestCost, MOST_CODES_AT_ONCE } from '@tokhi/rules/money/new-codes';
import { z } from 'zod';
import { successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { defineAdminCall } from './admin-call.ts';

const codeId = z.int().positive().max(2_147_483_647);
const kind = z.enum(['voucher', 'coupon']);

/** Filters of the list. */
export const codeFilters = ['all', 'active', 'voucher', 'set', 'ending'] as const;

const listedCode = z.object({
  id: codeId,
  /** For a set only the part that all its codes share, with dots for the rest. */
  code: z.string(),
  kind,
  amount: tug,
  starts_at: moment.nullable(),
  ends_at: moment.nullable(),
  /** How many codes; 1 for a single code. */
  count: z.int().positive(),
  /** How many orders reserve or used it, and how many may; for a set all together. Null: any number. */
  uses: z.int().nonnegative(),
  max_uses: z.int().positive().nullable(),
  /** The discount on paid orders so far. */
  discounted: tug,
  state: z.enum(codeStates),
  active: z.boolean(),
  note: z.string().nullable(),
  created_at: moment,
  version: z.int().positive(),
});

const overview = z.object({
  counts: z.record(z.enum(codeFilters), z.int().nonnegative()),
  /** In the last 30 days: paid orders with a code, all paid orders, the discount of codes and what those orders paid. */
  uses: z.int().nonnegative(),
  orders: z.int().nonnegative(),
  discounted: tug,
  sales: tug,
  /** The most that valid vouchers can still take off. */
  owed: tug,
  owed_codes: z.int().nonnegative(),
});

const typedCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-ZА-ЯЁӨҮ\d][A-ZА-ЯЁӨҮ\d-]{2,38}[A-ZА-ЯЁӨҮ\d]$/);
const beginning = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?:[A-Z0-9][A-Z0-9-]{0,10}[A-Z0-9]|[A-Z0-9])?$/);

export const listCodes = defineAdminCall('listCodes', {
  purpose: 'Codes and sets of codes, newest first, 50 at a time; the first page also says how all of them stand.',
  body: z.strictObject({
    show: z.enum(codeFilters).default('all'),
    /** The beginning of a code. */
    text: z.string().trim().toUpperCase().min(1).max(40).optional(),
    after: codeId.optional(),
  }),
  reply: successReply({ codes: z.array(listedCode), next: codeId.nullable(), overview: overview.nullable() }),
  refusals: [],
});

export const showCode = defineAdminCall('showCode', {
  purpose: 'One code or set with the newest 50 orders that used it.',
  body: z.strictObject({ id: codeId }),
  reply: successReply({
    code: listedCode,
    /** How many unpaid orders reserve it: they may still be paid with it after it is switched off. */
    reserved: z.int().nonnegative(),
    average: tug.nullable(),
    orders: z.array(
      z.object({ ordernumber: z.string(), used_at: moment, name: z.string(), total: tug, discounted: tug }),
    ),
  }),
  refusals: ['code_not_found'],
});

export const createCodes = defineAdminCall('createCodes', {
  purpose: 'Creates one typed code, or up to 10,000 random ones of 50 bits each with the same terms.',
  body: z
    .strictObject({
      kind,
      amount: z.int().positive().max(100_000_000),
      starts_at: moment.nullable(),
      ends_at: moment.nullable(),
      /** Per code; null: any number. It cannot be set or lifted later. */
      uses: z.int().positive().max(1_000_000).nullable(),
      note: z.string().trim().min(1).max(200),
      codes: z.discriminatedUnion('how', [
        z.strictObject({ how: z.literal('typed'), code: typedCode }),
        z.strictObject({ how: z.literal('random'), count: z.int().min(1).max(MOST_CODES_AT_ONCE), beginning }),
      ]),
    })
    .refine(({ starts_at, ends_at }) => starts_at === null || ends_at === null || starts_at < ends_at, {
      path: ['ends_at'],
    })
    .refine(
      ({ amount, uses, codes }) =>
        (largestCost({ count: codes.how === 'typed' ? 1 : codes.count, uses, amountTug: amount }) ?? 0) <=
        LARGEST_COST_TUG,
      { path: ['amount'] },
    ),
  reply: successReply({ code: listedCode }),
  refusals: ['code_taken'],
});

export const switchCode = defineAdminCall('switchCode', {
  purpose: 'Switches a code or a whole set off or on again; orders that hold it keep it.',
  body: z.strictObject({ id: codeId, active: z.boolean(), version: z.int().positive() }),
  reply: successReply({ code: listedCode, reserved: z.int().nonnegative() }),
  refusals: ['code_not_found', 'changed_meanwhile'],
});

export const copyCodes = defineAdminCall('copyCodes', {
  purpose: 'The codes of a set in full, 2,500 at a time, to be copied as CSV; each time is written down.',
  body: z.strictObject({ id: codeId, after: codeId.optional() }),
  reply: successReply({
    /** The key of the next portion; null after the last one. */
    next: codeId.nullable(),
    lines: z.array(
      z.object({
        ...{ code: z.string(), amount: tug, starts_at: moment.nullable(), ends_at: moment.nullable() },
        ...{ uses: z.int().nonnegative(), active: z.boolean() },
      }),
    ),
  }),
  refusals: ['code_not_found'],
});
