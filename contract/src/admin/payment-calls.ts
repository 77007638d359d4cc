// Money that staff enter themselves: as reported by a lender, or missing on every statement.
import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { z } from 'zod';
import { done, successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { defineAdminCall } from './admin-call.ts';

const orderNumber = z.string().regex(/^IK\d{10}$/);

/** What money means for its order (rules/payment-outcome). */
export const paymentOutcomes = ['matched', 'part', 'late', 'duplicate', 'wrong_amount', 'unknown_order'] as const;

export const confirmPayment = defineAdminCall('confirmPayment', {
  purpose:
    'Enters money that came for an order and that no provider reports: a transfer, or a loan of a lender without calls.',
  body: z.strictObject({
    ordernumber: orderNumber,
    method: z.enum(paymentMethods),
    amount: tug.min(1),
    /** The bank's own number of it: entered twice, it is one payment. */
    bankId: z.string().trim().min(1).max(100),
    receivedAt: moment,
    payer: z.string().trim().max(100).nullable(),
  }),
  reply: successReply({ outcome: z.enum(paymentOutcomes) }),
  refusals: ['order_not_found', 'provider_reports', 'payment_time_wrong', 'payment_entered_already'],
});

export const enterLenderNumber = defineAdminCall('enterLenderNumber', {
  purpose: 'Enters the lender’s number of a loan, which the customer reads in the payment dialog.',
  body: z.strictObject({ ordernumber: orderNumber, number: z.string().trim().min(1).max(40) }),
  reply: done,
  refusals: ['order_not_found', 'not_a_loan'],
});

export const endUnpaidOrder = defineAdminCall('endUnpaidOrder', {
  purpose: 'Ends an unpaid order whose time is over and whose provider never answers.',
  body: z.strictObject({ ordernumber: orderNumber, because: z.string().trim().min(1).max(300) }),
  reply: done,
  refusals: ['order_not_found', 'order_not_overdue'],
});

const loan = z.object({
  ordernumber: z.string(),
  method: z.enum(paymentMethods),
  /** The lender's name for the customer. */
  lender: z.string(),
  amount: tug,
  created_at: moment,
  /** By when the customer was promised the number. */
  due_at: moment,
  /** Null: not entered yet. */
  number: z.string().nullable(),
});

export const listLoans = defineAdminCall('listLoans', {
  purpose:
    'Unpaid orders whose loan a person follows: those that wait for the lender’s number first, then those that wait for its money.',
  body: z.strictObject({}),
  reply: successReply({ loans: z.array(loan) }),
  refusals: [],
});
