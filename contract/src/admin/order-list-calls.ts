// Lists of orders for staff: pages by key, counts of the tabs, and one global search.
import { orderSources } from '@tokhi/rules/order/order-source';
import { z } from 'zod';
import { nothing, successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { tug } from '../fields/money.ts';
import { orderStatus } from '../fields/order-fields.ts';
import { paymentMethod } from '../fields/payment-methods.ts';
import { defineAdminCall } from './admin-call.ts';
import { orderFilter, orderSorts } from './order-filter.ts';

const rowNumber = z.int().positive().max(Number.MAX_SAFE_INTEGER);

const listedOrder = z.object({
  id: rowNumber,
  ordernumber: z.string(),
  status: orderStatus,
  source: z.enum(orderSources),
  created_at: moment,
  /** When it reached its status. */
  since: moment,
  /** Longer in its step than usual. */
  late: z.boolean(),
  total: tug,
  pieces: z.int().nonnegative(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  delivery: z.enum(['delivery', 'pickup']),
  district: z.string().nullable(),
  khoroo: z.int().nullable(),
  payment: paymentMethod.nullable(),
  /** The step that staff may move it to; null if there is none. */
  next: orderStatus.nullable(),
  version: z.int().positive(),
});

/** The last row of the previous page, by the sort key of the list: no page gets slower, and no row is shown twice. */
const pageKey = z.strictObject({ value: z.int().nonnegative(), id: rowNumber });

export const listOrders = defineAdminCall('listOrders', {
  purpose: 'Orders that match a filter, 50 at a time; of those that have ended 92 days at a time.',
  body: orderFilter.extend({ sort: z.enum(orderSorts).default('newest'), after: pageKey.optional() }),
  reply: successReply({
    orders: z.array(listedOrder),
    next: pageKey.nullable(),
    /** When those that have ended were made; null if all of them were searched, or none. */
    ended: z.object({ from: moment, to: moment }).nullable(),
  }),
  refusals: [],
});

export const countOrders = defineAdminCall('countOrders', {
  purpose: 'How many orders of each status match a filter; the status of the filter itself does not count.',
  body: orderFilter,
  reply: successReply({
    /** `capped`: there are more than `count`. */
    counts: z.array(z.object({ status: orderStatus, count: z.int().nonnegative(), capped: z.boolean() })),
  }),
  refusals: [],
});

export const orderChoices = defineAdminCall('orderChoices', {
  purpose: 'The districts, methods of payment and staff members by which orders can be filtered, with their names.',
  body: nothing,
  reply: successReply({
    districts: z.array(z.object({ id: z.int().positive(), name: z.string() })),
    methods: z.array(z.object({ type: paymentMethod, name: z.string() })),
    staff: z.array(z.object({ id: z.int().positive(), name: z.string(), is_me: z.boolean() })),
  }),
  refusals: [],
});

export const findOrders = defineAdminCall('findOrders', {
  purpose: 'The newest orders that a text may mean, eight at most, for the search over everything.',
  body: orderFilter.pick({ text: true }).required(),
  reply: successReply({ orders: z.array(listedOrder) }),
  refusals: [],
});

const revealed = z.strictObject({
  ordernumber: z.string().regex(/^IK\d{10}$/),
  field: z.enum(['phone', 'second_phone', 'email', 'account']),
});

export const revealWithReason = defineAdminCall('revealWithReason', {
  purpose: 'The same as revealOrder for whoever has to give a reason, which the audit row holds.',
  body: revealed.extend({ reason: z.string().trim().min(3).max(200) }),
  reply: successReply({ value: z.string().nullable() }),
  refusals: ['order_not_found'],
});

export const revealOrder = defineAdminCall('revealOrder', {
  purpose: 'Shows a phone, an email or a bank account of an order whole; an audit row names the field.',
  body: revealed,
  /** Null: the order has none. */
  reply: successReply({ value: z.string().nullable() }),
  refusals: ['order_not_found'],
});

const picked = z.object({ ordernumber: z.string(), quantity: z.int().positive() });

export const pickingList = defineAdminCall('pickingList', {
  purpose: 'What has to be fetched from the shelves for orders, by product; at most 500 orders.',
  body: z.strictObject({
    orders: z.union([
      z.strictObject({
        numbers: z
          .array(z.string().regex(/^IK\d{10}$/))
          .min(1)
          .max(500),
      }),
      z.strictObject({ filter: orderFilter }),
    ]),
  }),
  reply: successReply({
    orders: z.int().nonnegative(),
    /** More than 500 match: these are the oldest 500. */
    capped: z.boolean(),
    pieces: z.int().nonnegative(),
    rows: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        colour: z.string(),
        pieces: z.int().positive(),
        for: z.array(picked),
      }),
    ),
  }),
  refusals: [],
});
