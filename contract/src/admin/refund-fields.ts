// A refund as staff see it: the parts of one request are one transfer and one row.
import { z } from 'zod';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { goodsReason, refundSums } from '../fields/refund-fields.ts';

export const refundId = z.int().positive().max(Number.MAX_SAFE_INTEGER);

/** Where it stands: who has to do something, and how it ended. */
export const refundTab = z.enum(['to_approve', 'to_send', 'sent', 'done', 'declined']);

/** Goods that come back, and money that was never the order's own. */
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
  /** What a colleague prepared or approved; null where nobody has prepared it. */
  approval: z
    .object({
      id: refundId,
      version: z.int().positive(),
      state: z.enum(['requested', 'approved']),
      reason: z.string(),
      /** Whether the person who asks prepared it: then somebody else approves it. */
      isOwn: z.boolean(),
      prepared_by: z.string(),
      approved_by: z.string().nullable(),
    })
    .nullable(),
  /** Whether its provider can give it back by call. */
  isSendable: z.boolean(),
  /** Who took the money, in words. */
  provider: z.string(),
  payer: z.string().nullable(),
  /** Where to, the number masked. Null for money that goes back the way it came. */
  account: z.object({ bank: z.string(), number: z.string(), holder: z.string() }).nullable(),
  note: z.string().nullable(),
  /** What the provider answered last. */
  error: z.string().nullable(),
  /** The staff member who prepared it for the customer, and the one who ended it. */
  prepared_by: z.string().nullable(),
  finished_by: z.string().nullable(),
  /** The bank's document, or the provider's own number. */
  proof: z.string().nullable(),
  /** Why it was declined, as the customer reads it. */
  answer: z.string().nullable(),
});

/** Everything about one of them: each deduction as the customer sees it, and the pieces. */
export const wholeRefund = refundTask.extend({
  sums: refundSums,
  lines: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.int().positive() })),
});
