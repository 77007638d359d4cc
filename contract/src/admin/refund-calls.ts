// Refunds: what staff prepare for a customer, approve, send, close and decline.
import { LONGEST_REFUND_NOTE } from '@tokhi/rules/refund/refund-account';
import { z } from 'zod';
import { done, successReply } from '../call.ts';
import { account, pieces, refundTermsReply } from '../calls/refunds.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { goodsReason, refundSums } from '../fields/refund-fields.ts';
import { defineAdminCall } from './admin-call.ts';
import { orderNumber } from './order-page-fields.ts';
import { refundId, refundTab, refundTask, wholeRefund } from './refund-fields.ts';

const waiting = z.object({ count: z.int().nonnegative(), sum: tug });

export const listRefunds = defineAdminCall('listRefunds', {
  purpose: 'Money that goes back: what waits, the oldest first; what has ended, the newest first.',
  body: z.strictObject({
    tab: refundTab,
    /** The last row of the previous page. */
    after: z.strictObject({ at: moment, id: refundId }).nullish(),
  }),
  reply: successReply({
    refunds: z.array(refundTask),
    next: z.object({ at: moment, id: refundId }).nullable(),
    counts: z.object({ to_approve: waiting, to_send: waiting, sent: waiting }),
  }),
  refusals: [],
});

export const showRefund = defineAdminCall('showRefund', {
  purpose: 'One refund with its pieces and each deduction as the customer sees it.',
  body: z.strictObject({ id: refundId }),
  reply: successReply({ refund: wholeRefund }),
  refusals: ['refund_not_found'],
});

export const revealAccount = defineAdminCall('revealAccount', {
  purpose: 'Shows the account of a refund whole; it is written down who looked.',
  body: z.strictObject({ id: refundId }),
  reply: successReply({ account: z.object({ bank: z.string(), number: z.string(), holder: z.string() }) }),
  refusals: ['refund_not_found'],
});

const goods = { ordernumber: orderNumber, reason: goodsReason, lines: pieces };
const refusals = ['order_not_found', 'refund_not_possible', 'refund_in_work', 'nothing_to_refund'] as const;

export const refundTerms = defineAdminCall('refundTerms', {
  purpose: 'What would go back of a paid order for this reason, and what if its customer cancelled.',
  body: z.strictObject(goods),
  reply: successReply({ ...refundTermsReply, if_cancelled: refundSums, needs_approval: z.boolean() }),
  refusals: [...refusals],
});

export const createRefund = defineAdminCall('createRefund', {
  purpose: 'Prepares a refund of goods for the customer; a large one waits for a second person.',
  body: z.strictObject({
    ...goods,
    version: z.int().positive(),
    note: z.string().trim().min(1).max(LONGEST_REFUND_NOTE),
    account,
    /** The refund as seen; another sum is refused with `refund_changed` and the fresh one. */
    sum: tug,
  }),
  reply: successReply({ refund: z.object({ id: refundId, needs_approval: z.boolean() }) }),
  refusals: [...refusals, 'refund_changed', 'changed_meanwhile'],
});

export const prepareRefund = defineAdminCall('prepareRefund', {
  purpose: 'Prepares a large refund for a second person, who approves or declines it.',
  body: z.strictObject({ id: refundId, reason: z.string().trim().min(1).max(500) }),
  reply: successReply({ approval: z.object({ id: refundId, version: z.int().positive() }) }),
  refusals: ['refund_not_found', 'approval_in_work'],
});

export const approveRefund = defineAdminCall('approveRefund', {
  purpose: 'Approves or declines a large refund that somebody else prepared; only then it can be sent or closed.',
  body: z.strictObject({ approval: refundId, version: z.int().positive(), state: z.enum(['approved', 'declined']) }),
  reply: done,
  refusals: ['approval_not_found', 'changed_meanwhile', 'second_person_required'],
});

export const closeRefund = defineAdminCall('closeRefund', {
  purpose: 'Closes a refund with the proof of the transfer; order, stock, points and receipt follow.',
  body: z.strictObject({ id: refundId, proof: z.string().trim().min(1).max(300) }),
  reply: done,
  refusals: ['refund_not_found', 'refund_finished', 'refund_under_way', 'second_person_required'],
});

export const sendRefund = defineAdminCall('sendRefund', {
  purpose: 'Asks the provider to give a whole payment back.',
  body: z.strictObject({ id: refundId }),
  reply: successReply({ outcome: z.enum(['done', 'refused', 'unsure']) }),
  refusals: ['refund_not_found', 'refund_finished', 'refund_only_by_hand', 'second_person_required'],
});

export const declineRefund = defineAdminCall('declineRefund', {
  purpose: 'Declines what a customer asked back, with the reason that the customer reads.',
  body: z.strictObject({ id: refundId, answer: z.string().trim().min(1).max(300) }),
  reply: done,
  refusals: ['refund_not_found', 'refund_finished', 'refund_owed'],
});
