// Paying an order (spec §7 /api/purchase; decisions 12, 15, 16).
import { checkConsumer } from '@tokhi/rules/payment/consumer-check';
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import { bankAccount } from '../fields/bank-accounts.ts';
import { moment } from '../fields/moment.ts';
import { points, tug } from '../fields/money.ts';
import { orderReference } from '../fields/names-of-things.ts';
import { paymentLink } from '../fields/order-fields.ts';
import { lender, paymentMethod } from '../fields/payment-methods.ts';
import { checkedBy, phone } from '../fields/person-fields.ts';

/** An empty field means none. */
const consumer = z
  .string()
  .trim()
  .superRefine(checkedBy(checkConsumer))
  .transform((typed) => (typed === '' ? null : typed))
  .describe('Eight digits, or empty.')
  .nullish();

/** The pay button of the payment page. The error text of §7 (`data`) is the text of the refusal. */
export const submitOrder = defineCall('submitOrder', {
  purpose: 'Chooses payment and bonus for an order and opens its invoice.',
  body: z.strictObject({
    ordernumber: orderReference,
    /** §4: "empty until chosen". Empty has its own refusal, so that the customer reads the spec's text. */
    payment: z.union([paymentMethod, z.literal('')]),
    /** §3 Lend, as seen; left out when the method has no fee. */
    lend: z.strictObject({ type: lender, fee: tug }).nullish(),
    usedBonus: points,
    /** VAT as seen; above 0 means the box is ticked. */
    noat: tug,
    /** The spec's sum: with VAT, without lending fee and bonus. */
    sum: tug,
    /** Ours: the phone for the lender (StorePay); by default the order's. */
    phone: phone.nullish(),
    /** Ours: the citizen's number at e-Barimt, for the receipt. */
    consumer,
  }),
  reply: successReply({
    invoiceId: z.string(),
    /** Ours: the bank's own page, for methods that use one (card). */
    paymentUrl: z.url().nullable(),
  }),
  refusals: [
    'order_not_found',
    'order_expired',
    'order_already_paid',
    'payment_not_chosen',
    'figures_changed',
    'partly_paid',
    'payment_checking',
    'payment_unavailable',
  ],
});

/**
 * Called every 5 s while the payment dialog is open. "Not yet" is an ordinary reply, not a refusal: the spec only says
 * that 'success' means paid, and an expired order ends the polling. While the result is unknown («checking») the page must
 * not invite a second payment.
 */
export const isPaidQpay = defineCall('isPaidQpay', {
  purpose: 'Whether the invoice of an order is paid, and the bonus it earned.',
  body: z.strictObject({ invoiceId: orderReference }),
  reply: z.discriminatedUnion('result', [
    successReply({ bonus: points }),
    /** Ours: the invoice that can be paid now, null: none. A page with another or a used invoice loads the current state. */
    z.object({ result: z.literal('pending'), invoiceId: z.string().nullable() }),
    z.object({ result: z.literal('checking') }),
    z.object({ result: z.literal('expired') }),
  ]),
  refusals: ['order_not_found'],
});

/** How an unpaid order is paid, for the payment dialog; /show-order calls it whenever the dialog opens (record 129). */
export const openInvoice = defineCall('openInvoice', {
  purpose: 'What the payment dialog of an unpaid order shows.',
  body: z.strictObject({ ordernumber: orderReference }),
  reply: successReply({
    ordernumber: z.string(),
    /** Money that came for the order but does not pay it, such as another amount: it is refunded in full (decision 16). */
    returned: tug,
    /** Names of methods chosen before whose invoices cannot be closed: a payment by one of them is noticed, too (record 139). */
    earlier: z.array(z.string()),
    /** Whether it is paid is unknown at the moment: «checking», and nothing invites a second payment. */
    checking: z.boolean(),
    /** Null: no method is chosen, its invoice was superseded, or the time to pay is over; unless `checking`, /confirm-order offers them. */
    invoice: z
      .object({
        invoiceId: z.string(),
        payment: paymentMethod,
        /** The name for the customer: a lender's is data of the shop. */
        name: z.string(),
        amount: tug,
        /** What has already arrived: transfers may come in parts (decision 129). */
        received: tug,
        /** The picture as a data: URL, at least 240 px wide. */
        QRCode: z.string().nullable(),
        qr_text: z.string().nullable(),
        qpay_deeplink: z.array(paymentLink),
        /** The bank's own page. */
        paymentUrl: z.url().nullable(),
        pay_by: moment,
        expires_at: moment,
        /** Where a transfer goes and its reference; empty and null for other methods. */
        accounts: z.array(bankAccount),
        reference: z.string().nullable(),
        /** By when staff have checked: a transfer is confirmed, a loan has its number. Null if no check is needed. */
        confirmed_by: moment.nullable(),
        /** The lender's number of the loan; null until it arrives. */
        lender_number: z.string().nullable(),
      })
      .nullable(),
  }),
  refusals: ['order_not_found', 'order_expired', 'order_already_paid'],
});

/** StorePay asks to whom it lends; the page shows the possible loan before the customer presses pay (record 129). */
export const lendingLimit = defineCall('lendingLimit', {
  purpose: 'How much a lender would lend to the phone of an unpaid order.',
  body: z.strictObject({ lender, ordernumber: orderReference, phone }),
  /** Null: the lender does not say, or the phone is not the order's own and the lender is not asked (record 149). */
  reply: successReply({ limit: tug.nullable() }),
  refusals: ['order_not_found'],
});
