// Between cart and order: codes, addresses, weights (spec §7, decisions 8 and 10).
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import { flag } from '../fields/flag.ts';
import { percent, points, tug } from '../fields/money.ts';
import { couponCode, couponCodeIfAny, orderReference } from '../fields/names-of-things.ts';
import { freshFigures } from '../fields/order-totals.ts';
import { deliveryFees, district, pickupPlace, tariff } from '../fields/place-fields.ts';

/** §3 Coupon. `type` is ours: the limit depends on it (decision 8). */
export const coupon = z.object({
  code: z.string(),
  amount: tug,
  active: flag,
  type: z.enum(['voucher', 'coupon']),
});

/** The code field of the shipping and the payment page. */
export const useCoupon = defineCall('useCoupon', {
  purpose: 'What a coupon or voucher code is worth; with an order, it holds the code from now on.',
  body: z
    .strictObject({
      /** Null removes the code from the order. */
      coupon: couponCode.nullable(),
      /** Ours: on the payment page the order exists already and has to reserve the code (decision 8). */
      ordernumber: orderReference.optional(),
    })
    .refine(({ coupon, ordernumber }) => coupon !== null || ordernumber !== undefined, { path: ['coupon'] }),
  reply: successReply({
    promo: z.array(coupon),
    /** Ours: the order's figures from now on; null without an order. */
    figures: freshFigures.nullable(),
  }),
  refusals: [
    'coupon_invalid',
    'order_not_found',
    'order_expired',
    'order_already_paid',
    'partly_paid',
    'payment_checking',
  ],
});

/** §3 Address record: first the profile, then earlier addresses. After a social login name and phone may be missing. */
const address = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  phone2: z.string().nullable(),
  email: z.string(),
  bonus: points,
  district: z.int().nullable(),
  khoroo: z.int().nullable(),
  more_address: z.string().nullable(),
  /** Ours: pin and words of the address, for when it is chosen again. */
  lat: z.number().nullable(),
  long: z.number().nullable(),
  w3w: z.string().nullable(),
});

/** One product at today's price. From `discount` on ours: what the browser needs to show the total it will be charged. */
const shippingPrice = z.object({
  code: z.string(),
  price_tug: tug,
  china_deliver: tug,
  discount: percent,
  sale_price: tug,
  bonus_percent: percent,
  remain: z.int().nonnegative(),
  kg: z.number().nonnegative(),
  vol: z.number().nonnegative(),
  packs: z.int().nonnegative(),
});

/** Page /shipping. */
export const cartShipping = defineCall('cartShipping', {
  purpose: 'Addresses, districts, weights and today’s prices for the shipping page.',
  body: z.strictObject({
    coupon: couponCodeIfAny,
    /** Quoted product codes, as text. Looks like SQL but is not: rules/ parses it (decision 26). */
    id: z.string().min(1).max(5_000),
    /** Ours: the unpaid order that the form changes. Its goods are reserved and may be the last: nothing is refused for that. */
    replaces: orderReference.nullish(),
  }),
  reply: successReply({
    address: z.array(address),
    /** Totals by the quantities of the customer's stored cart; unit values are in `price`. */
    kg: z.number().nonnegative(),
    vol: z.number().nonnegative(),
    packs: z.int().nonnegative(),
    districts: z.array(district),
    /** The posted code if it is valid; otherwise empty. */
    coupon: z.array(coupon),
    price: z.array(shippingPrice),
    tariff,
    /** Ours: its figures. */
    delivery_fees: deliveryFees,
    /** Ours: the stores for pickup, with address and hours. */
    pickup: z.array(pickupPlace),
  }),
  refusals: ['nothing_purchasable'],
});

export type Address = z.output<typeof address>;
export type Coupon = z.output<typeof coupon>;
export type ShippingPrice = z.output<typeof shippingPrice>;
