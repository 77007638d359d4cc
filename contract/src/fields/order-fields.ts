// The Order of spec §3, as it travels.
import { orderStatuses } from '@tokhi/rules/order/order-status';
import { z } from 'zod';
import { moment } from './moment.ts';
import { points, tug } from './money.ts';
import { paymentMethod } from './payment-methods.ts';

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

/** A row of the tracking page: its progress bar needs the moments, too. */
export const trackedOrder = orderSummary.extend(statusMoments);

/** A button that opens a bank's or wallet's app with the invoice in it. */
export const paymentLink = z.object({ name: z.string(), description: z.string(), logo: z.string(), link: z.string() });

/** Pickup place: 0 means delivery (§9). */
export const warehouse = z.union([z.literal(0), z.literal(1), z.literal(3)]);

/** The whole Order. */
export const order = trackedOrder.extend({
  /** Null until a payment method is chosen by submit-order. */
  invoiceId: z.string().nullable(),
  add_bonus: points,
  used_bonus: points,
  /** Money off by campaigns, over all lines. */
  discount: tug,
  /** Money off by coupon or voucher. */
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
  /** Ours: when an unpaid order cancels itself (decision 15). */
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
export type TrackedOrder = z.output<typeof trackedOrder>;
