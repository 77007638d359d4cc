// What staff do on the page of one order, apart from moving it.
import { checkAddress, LONGEST_ADDRESS } from '@tokhi/rules/order/shipping-checks';
import { z } from 'zod';
import { done, successReply } from '../call.ts';
import { paper } from '../calls/orders.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { districtId } from '../fields/names-of-things.ts';
import { orderLine } from '../fields/order-fields.ts';
import { checkedBy, email, optionalPhone, personName, phone } from '../fields/person-fields.ts';
import { district } from '../fields/place-fields.ts';
import { defineAdminCall } from './admin-call.ts';
import { LONGEST_MESSAGE, messageTemplates } from './message-texts.ts';
import { orderNumber, shownOrder } from './order-page-fields.ts';

const LONGEST_NOTE = 1_000;
const named = { ordernumber: orderNumber };
const version = z.int().positive();
const whole = successReply({ order: shownOrder });

export const showOrder = defineAdminCall('showOrder', {
  purpose: 'One order with everything about it: goods, steps, money, notices, history and notes.',
  body: z.strictObject(named),
  reply: whole,
  refusals: ['order_not_found'],
});

export const addNote = defineAdminCall('addNote', {
  purpose: 'Adds a note for colleagues to an order; notes are never changed.',
  body: z.strictObject({ ...named, text: z.string().trim().min(1).max(LONGEST_NOTE) }),
  reply: whole,
  refusals: ['order_not_found'],
});

export const assignOrder = defineAdminCall('assignOrder', {
  purpose: 'Makes an order the caller’s own to work on, or nobody’s.',
  body: z.strictObject({
    ...named,
    mine: z.boolean(),
    /** The assignee that the screen showed: if two members take an order, one gets it. */
    was: z.int().positive().nullable(),
  }),
  reply: whole,
  refusals: ['order_not_found', 'changed_meanwhile'],
});

export const orderDistricts = defineAdminCall('orderDistricts', {
  purpose: 'The districts that an address can name, for the form of contacts.',
  body: z.strictObject({}),
  reply: successReply({
    districts: z.array(district.pick({ id: true, district: true, number_of_khoroo: true, asks_for_khoroo: true })),
  }),
  refusals: [],
});

export const changeContacts = defineAdminCall('changeContacts', {
  purpose: 'Changes who receives an order and where, until it is out for delivery; its terms stay as they are.',
  body: z.strictObject({
    ...named,
    version,
    // A missing field stays unchanged: the screen does not have whole phones and emails.
    name: personName.optional(),
    phone: phone.optional(),
    phone2: optionalPhone,
    email: email.optional(),
    district: districtId.optional(),
    khoroo: z.int().min(1).max(99).nullish(),
    address: z.string().trim().superRefine(checkedBy(checkAddress)).meta({ maxLength: LONGEST_ADDRESS }).optional(),
  }),
  /** `delivery`: what the order was charged, and today's fee for its new address; null if the address stays. */
  reply: successReply({ order: shownOrder, delivery: z.object({ charged: tug, today: tug }).nullable() }),
  refusals: ['order_not_found', 'changed_meanwhile', 'contacts_fixed', 'address_incomplete'],
});

export const sendNoticeAgain = defineAdminCall('sendNoticeAgain', {
  purpose: 'Sends a notice about an order once more, to the contacts that the order has now.',
  body: z.strictObject({ ...named, notice: z.int().positive() }),
  reply: whole,
  refusals: ['order_not_found', 'notice_not_repeatable', 'too_many_messages'],
});

const message = {
  ...named,
  channel: z.enum(['email', 'sms']),
  template: z.enum(messageTemplates),
  text: z.string().trim().min(1).max(LONGEST_MESSAGE),
};

export const previewMessage = defineAdminCall('previewMessage', {
  purpose: 'A message to the customer as it would leave.',
  body: z.strictObject(message),
  /** `segments`: for an SMS; 1 for an email. */
  reply: successReply({ subject: z.string().nullable(), text: z.string(), segments: z.int().positive() }),
  refusals: ['order_not_found'],
});

export const sendMessage = defineAdminCall('sendMessage', {
  purpose: 'Sends the customer of an order an email or an SMS.',
  body: z.strictObject(message),
  reply: whole,
  refusals: ['order_not_found', 'too_many_messages'],
});

export const printInvoice = defineAdminCall('printInvoice', {
  purpose: 'The invoice of an order as it is printed, with the buyer in full; an audit row says who printed it.',
  body: z.strictObject(named),
  reply: successReply({ ordernumber: z.string(), created_at: moment, total: tug, lines: z.array(orderLine), paper }),
  refusals: ['order_not_found'],
});

export const cancelOrder = defineAdminCall('cancelOrder', {
  purpose: 'Cancels an unpaid order and frees what it reserved. The money of a paid one goes back by a refund.',
  body: z.strictObject({ ...named, version, because: z.string().trim().min(1).max(200) }),
  reply: done,
  refusals: [
    ...(['order_not_found', 'changed_meanwhile', 'order_expired', 'order_already_paid', 'payment_checking'] as const),
    'partly_paid',
  ],
});
