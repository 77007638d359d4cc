// The day's closing: outside sums, our sums, refunds and receipts by method; named differences; the day is closed once (record 194).
import { closedColumns } from '@tokhi/rules/money/changed-since-closing';
import { differenceKinds } from '@tokhi/rules/money/day-differences';
import { z } from 'zod';
import { done, successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { defineAdminCall } from './admin-call.ts';

const day = z.iso.date();
const LONGEST_REASON = 300;
/** More than a person can explain in an evening: a day with more has another problem. */
const MOST_REASONS = 500;

const counted = z.object({ count: z.int(), sum: tug });
const receiptSums = z.object({ total: z.int(), vat: z.int() });

const methodSums = z.object({
  method: z.string(),
  name: z.string(),
  /** Null: the provider has no list. */
  list: counted.nullable(),
  /** Null: this money does not arrive on the bank's statement. */
  bank: counted.nullable(),
  recorded: counted,
  fees: tug,
  refunds: counted,
  receipts: counted,
  voided: counted,
  difference: tug,
});

const named = {
  kind: z.enum(differenceKinds),
  method: z.string().max(40),
  /** A payment, a line of the bank, a refund, an order or a provider's number, depending on the kind. */
  subject: z.string().max(200),
};

const difference = z.object({
  ...named,
  name: z.string(),
  amount: z.int(),
  ordernumber: z.string().nullable(),
  /** For a closed day: the reason given when it was closed; null: the difference came up later. */
  reason: z.string().nullable(),
});

const closing = z.object({
  closed_at: moment,
  closed_by: z.string(),
  /** Differences that were explained at the closing and no longer exist. */
  resolved: z.array(difference),
  changes: z.array(
    z.object({ method: z.string(), name: z.string(), column: z.enum(closedColumns), before: z.int(), now: z.int() }),
  ),
});

export const showDay = defineAdminCall('showDay', {
  purpose: 'The money of a day by method with its named differences; without a day, of yesterday.',
  body: z.strictObject({ day: day.optional() }),
  reply: successReply({
    day,
    today: day,
    is_over: z.boolean(),
    methods: z.array(methodSums),
    totals: z.object({
      ...{ received: tug, sales: tug, refunds: tug, fees: tug },
      ...{ b2c: receiptSums, b2b: receiptSums, none: receiptSums },
    }),
    differences: z.array(difference),
    closing: closing.nullable(),
    /** The closed days of the last 14. */
    closed: z.array(day),
  }),
  refusals: [],
});

export const closeDay = defineAdminCall('closeDay', {
  purpose: 'Closes a day that is over, once, with a reason for each difference.',
  body: z.strictObject({
    day,
    reasons: z
      .array(z.strictObject({ ...named, reason: z.string().trim().min(1).max(LONGEST_REASON) }))
      .max(MOST_REASONS),
  }),
  reply: done,
  refusals: ['day_not_over', 'day_closed', 'differences_open'],
});
