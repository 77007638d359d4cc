// Paying an order (spec §7 /api/purchase; decisions 12, 15, 16).
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import { points, tug } from '../fields/money.ts';
import { orderReference } from '../fields/names-of-things.ts';
import { lender, paymentMethod } from '../fields/payment-methods.ts';

/** The pay button of the payment page. The error text of §7 (`data`) is that of the refusal. */
export const submitOrder = defineCall('submitOrder', {
  purpose: 'Chooses payment and bonus for an order and opens its invoice.',
  body: z.strictObject({
    ordernumber: orderReference,
    /** §4: "empty until chosen". Empty is refused by name, so that the customer reads the spec's text. */
    payment: z.union([paymentMethod, z.literal('')]),
    /** §3 Lend, as seen; left out when the method has no fee. */
    lend: z.strictObject({ type: lender, fee: tug }).nullish(),
    usedBonus: points,
    /** VAT as seen; above 0 means the box is ticked. */
    noat: tug,
    sum: tug,
  }),
  reply: successReply({
    invoiceId: z.string(),
    /** Ours: the bank's own page, for methods that are paid there (card). */
    paymentUrl: z.url().nullable(),
  }),
  refusals: [
    'order_not_found',
    'order_expired',
    'order_already_paid',
    'payment_not_chosen',
    'figures_changed',
    'payment_unavailable',
  ],
});

/**
 * Asked every 5 s while the payment dialog is open. "Not yet" is an ordinary answer, not a refusal: the spec only says
 * that 'success' means paid, and an expired order tells the page to stop asking.
 */
export const isPaidQpay = defineCall('isPaidQpay', {
  purpose: 'Whether the invoice of an order is paid, and the bonus it earned.',
  body: z.strictObject({ invoiceId: orderReference }),
  reply: z.discriminatedUnion('result', [
    successReply({ bonus: points }),
    z.object({ result: z.literal('pending') }),
    z.object({ result: z.literal('expired') }),
  ]),
  refusals: ['order_not_found'],
});
