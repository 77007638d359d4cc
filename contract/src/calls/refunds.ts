// Calls that §7 does not have: requesting a refund of a paid order (record 134).
import { MOST_CART_LINES } from '@tokhi/rules/cart/cart-lines';
import {
  checkAccount,
  checkBank,
  checkHolder,
  LONGEST_BANK,
  LONGEST_HOLDER,
  LONGEST_REFUND_NOTE,
  plainAccount,
} from '@tokhi/rules/refund/refund-account';
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import { tug } from '../fields/money.ts';
import { orderReference, productCode } from '../fields/names-of-things.ts';
import { checkedBy } from '../fields/person-fields.ts';
import { refundOfOrder, refundReason, refundSums } from '../fields/refund-fields.ts';
import { quantity } from './cart.ts';

/** Which pieces; by default everything that has not come back yet. */
export const pieces = z
  .array(z.strictObject({ id: productCode, qty: quantity }))
  .min(1)
  .max(MOST_CART_LINES)
  .nullish();

const typed = (check: (text: string) => ReturnType<typeof checkBank>, longest: number) =>
  z.string().trim().superRefine(checkedBy(check)).meta({ maxLength: longest });

/** Where the money goes. */
export const account = z.strictObject({
  bank: typed(checkBank, LONGEST_BANK),
  number: z.string().max(40).superRefine(checkedBy(checkAccount)).transform(plainAccount),
  holder: typed(checkHolder, LONGEST_HOLDER),
});

const refusals = ['order_not_found', 'refund_not_possible', 'refund_in_work', 'nothing_to_refund'] as const;

/** The remaining lines with the chosen pieces, and the sums. */
export const refundTermsReply = {
  lines: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      color_name: z.string(),
      /** How many have not come back yet, and how many are chosen. */
      left: z.int().positive(),
      chosen: z.int().nonnegative(),
      /** What the chosen pieces cost with their share of fees, delivery, code and bonus. */
      amount: tug,
    }),
  ),
  sums: refundSums,
};

/** The dialog «Буцаалт хүсэх»: called whenever another piece is chosen, so that the sum is always the shop's. */
export const refundTerms = defineCall('refundTerms', {
  purpose: 'What would go back of a paid order, and what is kept back of it and why.',
  body: z.strictObject({ ordernumber: orderReference, lines: pieces }),
  reply: successReply({ reason: refundReason, ...refundTermsReply }),
  refusals: [...refusals],
});

/** The page sends an idempotency key, so that the refund is requested once. */
export const askRefund = defineCall('askRefund', {
  purpose: 'Asks for the money of an order, or of some of its pieces, back.',
  body: z.strictObject({
    ordernumber: orderReference,
    reason: refundReason,
    lines: pieces,
    note: z.string().trim().max(LONGEST_REFUND_NOTE).nullish(),
    account,
    /** The refund as seen; another sum is refused with `refund_changed` and the fresh one (decision 12). */
    sum: tug,
  }),
  reply: successReply({ refund: refundOfOrder }),
  refusals: [...refusals, 'refund_changed'],
});
