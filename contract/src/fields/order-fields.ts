// The Order of spec §3, as it is sent.
import { orderSources } from '@tokhi/rules/order/order-source';
import { orderStatuses } from '@tokhi/rules/order/order-status';
import { termNames } from '@tokhi/rules/order/term-explanation';
import { z } from 'zod';
import { moment } from './moment.ts';
import { points, tug } from './money.ts';
import { paymentMethod } from './payment-methods.ts';
import { pickupPlace } from './place-fields.ts';

/** §4 in order; `expired` is shown as cancelled, `refunded` is ours (decisions 17, 18). */
export const orderStatus = z.enum(orderStatuses);

/** When each step was reached; null until then. */
const statusMoments = {
  paid: moment.nullable(),
  ordered: moment.nullable(),
  loaded: moment.nullable(),
  came_in_ereen: moment.nullable(),
  came_in_ub: moment.nullable(),
  in_stock: moment.nullable(),
  delivered: moment.nullable(),
};

/** §3 "Order summary": a row of the orders tab. */
export const orderSummary = z.object({
  ordernumber: z.string(),
  created_at: moment,
  total_amount: tug,
  lend_fee: tug,
  status: orderStatus,
});

/** Ours: a future step, and the moments between which it is expected (rules/step-dates). */
const expectedStep = z.object({ status: orderStatus, from: moment, to: moment });

/** A row of the tracking page: its progress bar needs the moments, too. */
export const trackedOrder = orderSummary.extend({
  ...statusMoments,
  /** Ours: from Ulaanbaatar the three transport steps are not needed (decision 42). */
  source: z.enum(orderSources),
  expected: z.array(expectedStep),
  /** Ours: the step that should have been reached by now. */
  late: orderStatus.nullable(),
  /** Ours: when an order was cancelled or refunded. */
  ended: moment.nullable(),
});

/** Ours: a row of the order list also has small pictures of its goods. */
export const listedOrder = trackedOrder.extend({
  /** For the first lines; empty names are lines without a picture. */
  pictures: z.array(z.string()),
  pieces: z.int().positive(),
});

/** Ours: a term of the total with its sign, and its explanation in the words of rules/term-explanation. */
const orderTerm = z.object({ name: z.enum(termNames), amount: z.int(), explanation: z.string() });

/** A button that opens the invoice in a bank's or wallet's app. */
export const paymentLink = z.object({ name: z.string(), description: z.string(), logo: z.string(), link: z.string() });

/** Pickup place: 0 means delivery (§9). */
export const warehouse = z.union([z.literal(0), z.literal(1), z.literal(3)]);

/** The whole Order. */
export const order = trackedOrder.extend({
  /** Null until a payment method is chosen by submit-order. */
  invoiceId: z.string().nullable(),
  /** Ours: the goods at today's prices, before any discount; with the terms below it adds up to the total. */
  subtotal: tug,
  add_bonus: points,
  used_bonus: points,
  /** Discount of campaigns, over all lines. */
  discount: tug,
  /** Discount of the coupon or voucher. */
  coupon: tug,
  /** Service fee. */
  fee: tug,
  /** Delivery. */
  tax: tug,
  assemble: tug,
  /** Fixing. */
  mow: tug,
  chinaDeliver: tug,
  /** VAT. */
  NOAT: tug,
  lend_name: z.string().nullable(),
  payment: paymentMethod.nullable(),
  /** The picture as a data: URL, so that the page needs no QR library. */
  QRCode: z.string().nullable(),
  qpay_deeplink: z.array(paymentLink).nullable(),
  district: z.string().nullable(),
  khoroo: z.int().nullable(),
  more_address: z.string().nullable(),
  warehouse,
  /** Ours: the pickup place; a closed one is shown to customers to whom it was promised. */
  pickup: pickupPlace.pick({ name: true, address: true, hours: true }).nullable(),
  /** Ours: the terms above, in the order of the formula, without those of 0. */
  terms: z.array(orderTerm),
  /** Ours: until when money may be sent, and when an unpaid order cancels itself (decisions 15 and 44). */
  pay_by: moment.nullable(),
  expires_at: moment.nullable(),
});

/** §3 "Order line", frozen when the order was made. `amount` is the price of one unit. */
export const orderLine = z.object({
  code: z.string(),
  name: z.string(),
  image: z.string(),
  color_name: z.string(),
  amount: tug,
  quantity: z.int().positive(),
});

export type Order = z.output<typeof order>;
export type OrderLine = z.output<typeof orderLine>;
export type OrderStatus = z.output<typeof orderStatus>;
export type OrderSummary = z.output<typeof orderSummary>;
export type ListedOrder = z.output<typeof listedOrder>;
export type TrackedOrder = z.output<typeof trackedOrder>;
