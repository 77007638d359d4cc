// A refund as staff see it: the parts of one request are one transfer and one row.
import { z } from 'zod';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { goodsReason, refundSums } from '../fields/refund-fields.ts';

export const refundId = z.int().positive().max(Number.MAX_SAFE_INTEGER);

/** Its state: who has to act, and how it ended. */
export const refundTab = z.enum(['to_approve', 'to_send', 'sent', 'done', 'declined']);

/** Goods that come back, and money that did not belong to the order. */
const reason = z.enum([
  ...goodsReason.options,
  ...(['late_payment', 'duplicate_payment', 'wrong_amount', 'unknown_order'] as const),
]);

export const refundTask = z.object({
  /** The first of its parts. */
  id: refundId,
  tab: refundTab,
  reason,
  ordernumber: z.string().nullable(),
  created_at: moment,
  sent_at: moment.nullable(),
  finished_at: moment.nullable(),
  gross: tug,
  amount: tug,
  /** Whether a second person has to approve it. */
  isLarge: z.boolean(),
  /** The change that a colleague prepared or approved; null: none. */
  approval: z
    .object({
      id: refundId,
      version: z.int().positive(),
      state: z.enum(['requested', 'approved']),
      reason: z.string(),
      /** Whether the caller prepared it: then another member approves it. */
      isOwn: z.boolean(),
      prepared_by: z.string(),
      approved_by: z.string().nullable(),
    })
    .nullable(),
  /** Whether its provider can refund it by a call. */
  isSendable: z.boolean(),
  /** Who received the money, in words. */
  provider: z.string(),
  payer: z.string().nullable(),
  /** The destination, with a masked number. Null for money that goes back the way it came. */
  account: z.object({ bank: z.string(), number: z.string(), holder: z.string() }).nullable(),
  note: z.string().nullable(),
  /** The provider's last response. */
  error: z.string().nullable(),
  /** The staff member who prepared it for the customer, and the one who ended it. */
  prepared_by: z.string().nullable(),
  finished_by: z.string().nullable(),
  /** The bank's document, or the provider's own number. */
  proof: z.string().nullable(),
  /** Why it was declined, in the words for the customer. */
  answer: z.string().nullable(),
});

/** All fields of one refund: each deduction as the customer sees it, and the pieces. */
export const wholeRefund = refundTask.extend({
  sums: refundSums,
  lines: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.int().positive() })),
});
