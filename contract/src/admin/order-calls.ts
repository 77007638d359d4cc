// Orders as staff see them. Phone and email are masked: nobody needs them whole to find and move an order.
import { orderSources } from '@tokhi/rules/order/order-source';
import { z } from 'zod';
import { successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { orderStatus } from '../fields/order-fields.ts';
import { defineAdminCall } from './admin-call.ts';

const rowNumber = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const orderNumber = z.string().regex(/^IK\d{10}$/);

/** A whole number of an order, or its last four digits as people say them and as transfers carry them (IK0482). */
const orderText = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?:IK)?(?:\d{4}|\d{10})$/);

const listedOrder = z.object({
  id: rowNumber,
  ordernumber: z.string(),
  status: orderStatus,
  source: z.enum(orderSources),
  created_at: moment,
  total: tug,
  name: z.string(),
  /** The step that staff may move it to; null where there is none. */
  next: orderStatus.nullable(),
  version: z.int().positive(),
});

const line = z.object({
  code: z.string(),
  name: z.string(),
  colour: z.string(),
  price: tug,
  quantity: z.int().positive(),
});

const change = z.object({
  from: orderStatus.nullable(),
  to: orderStatus,
  at: moment,
  by: z.enum(['customer', 'staff', 'system']),
  /** Of the staff member, where one did it. */
  staff: z.string().nullable(),
  note: z.string().nullable(),
});

const shownOrder = listedOrder.extend({
  phone: z.string(),
  email: z.string(),
  delivery: z.enum(['delivery', 'pickup']),
  address: z.string().nullable(),
  payment: z.string().nullable(),
  lines: z.array(line),
  history: z.array(change),
});

export const listOrders = defineAdminCall('listOrders', {
  purpose: 'Orders, newest first, by status and by number, 50 at a time.',
  body: z.strictObject({
    status: orderStatus.optional(),
    text: orderText.optional(),
    /** `next` of the page before: keyset pagination, so that no page gets slower or shows a row twice. */
    after: rowNumber.optional(),
  }),
  reply: successReply({ orders: z.array(listedOrder), next: rowNumber.nullable() }),
  refusals: [],
});

export const showOrder = defineAdminCall('showOrder', {
  purpose: 'One order with its lines and its history.',
  body: z.strictObject({ ordernumber: orderNumber }),
  reply: successReply({ order: shownOrder }),
  refusals: ['order_not_found'],
});

export const moveOrder = defineAdminCall('moveOrder', {
  purpose: 'Moves an order to its next step; the customer is notified after the delay for taking it back.',
  body: z.strictObject({
    ordernumber: orderNumber,
    /** Neither money nor ends: those have calls of their own. */
    to: orderStatus.exclude(['pending', 'paid', 'expired', 'refunded']),
    /** As it was shown: an order that somebody changed meanwhile is not moved. */
    version: z.int().positive(),
  }),
  reply: successReply({ order: shownOrder }),
  refusals: ['order_not_found', 'changed_meanwhile', 'step_not_possible'],
});
