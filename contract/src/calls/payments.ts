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

/** An empty field is none. */
const consumer = z
  .string()
  .trim()
  .superRefine(checkedBy(checkConsumer))
  .transform((typed) => (typed === '' ? null : typed))
  .describe('Eight digits, or empty.')
  .nullish();

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
    /** The spec's sum: with VAT, without lending fee and bonus. */
    sum: tug,
    /** Ours: whose phone the lender asks (StorePay); left out, the order's. */
    phone: phone.nullish(),
    /** Ours: the citizen's number at e-Barimt, for the receipt. */
    consumer,
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
    'partly_paid',
    'payment_checking',
    'payment_unavailable',
  ],
});

/**
 * Asked every 5 s while the payment dialog is open. "Not yet" is an ordinary answer, not a refusal: the spec only says
 * that 'success' means paid, and an expired order tells the page to stop asking. While nobody knows («checking») the page must
 * not invite a second payment.
 */
export const isPaidQpay = defineCall('isPaidQpay', {
  purpose: 'Whether the invoice of an order is paid, and the bonus it earned.',
  body: z.strictObject({ invoiceId: orderReference }),
  reply: z.discriminatedUnion('result', [
    successReply({ bonus: points }),
    /** Ours: the invoice that can be paid now, null: none. A page that shows another one, or one that is spent, asks what stands now. */
    z.object({ result: z.literal('pending'), invoiceId: z.string().nullable() }),
    z.object({ result: z.literal('checking') }),
    z.object({ result: z.literal('expired') }),
  ]),
  refusals: ['order_not_found'],
});

/** How an unpaid order is paid, for the payment dialog; asked again by /show-order whenever the dialog is opened (record 129). */
export const openInvoice = defineCall('openInvoice', {
  purpose: 'What the payment dialog of an unpaid order shows.',
  body: z.strictObject({ ordernumber: orderReference }),
  reply: successReply({
    ordernumber: z.string(),
    /** What came for the order and pays nothing, such as another amount: it goes back whole (decision 16). */
    returned: tug,
    /** Names of ways that were chosen before and that nobody can close: a payment by one of them is found, too (record 139). */
    earlier: z.array(z.string()),
    /** Nobody knows at the moment whether it is paid: «checking», and nothing invites to pay once more. */
    checking: z.boolean(),
    /** Null: no method is chosen, its invoice was superseded, or the time to pay is over; unless `checking`, /confirm-order offers them. */
    invoice: z
      .object({
        invoiceId: z.string(),
        payment: paymentMethod,
        /** What the customer reads: a lender's is data of the shop. */
        name: z.string(),
        amount: tug,
        /** What has come of it already: transfers may come in parts (decision 129). */
        received: tug,
        /** The picture as a data: URL, at least 240 px wide. */
        QRCode: z.string().nullable(),
        qr_text: z.string().nullable(),
        qpay_deeplink: z.array(paymentLink),
        /** The bank's own page. */
        paymentUrl: z.url().nullable(),
        pay_by: moment,
        expires_at: moment,
        /** Where a transfer goes and what is written on it; empty and null for other methods. */
        accounts: z.array(bankAccount),
        reference: z.string().nullable(),
        /** By when a person has looked: a transfer is confirmed, a loan has its number. Null where nobody has to. */
        confirmed_by: moment.nullable(),
        /** The lender's number of the loan; null until it has come. */
        lender_number: z.string().nullable(),
      })
      .nullable(),
  }),
  refusals: ['order_not_found', 'order_expired', 'order_already_paid'],
});

/** StorePay asks whom it lends to; the page shows what may be lent before the customer presses pay (record 129). */
export const lendingLimit = defineCall('lendingLimit', {
  purpose: 'How much a lender would lend to the phone of an unpaid order.',
  body: z.strictObject({ lender, ordernumber: orderReference, phone }),
  /** Null: the lender does not say, or the phone is not the order's own and nobody is asked about it (record 149). */
  reply: successReply({ limit: tug.nullable() }),
  refusals: ['order_not_found'],
});
