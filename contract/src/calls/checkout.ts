// Between cart and order: codes, addresses, weights (spec §7, decisions 8 and 10).
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import { flag } from '../fields/flag.ts';
import { percent, points, tug } from '../fields/money.ts';
import { couponCode } from '../fields/names-of-things.ts';

/** §3 Coupon. `type` is ours: the cap depends on it (decision 8). */
export const coupon = z.object({
  code: z.string(),
  amount: tug,
  active: flag,
  type: z.enum(['voucher', 'coupon']),
});

/** The code field of the shipping and the payment page. */
export const useCoupon = defineCall('useCoupon', {
  purpose: 'What a coupon or voucher code is worth.',
  body: z.strictObject({ coupon: couponCode }),
  reply: successReply({ promo: z.array(coupon) }),
  refusals: ['coupon_invalid'],
});

const address = z.object({
  name: z.string(),
  phone: z.string(),
  phone2: z.string().nullable(),
  email: z.string(),
  bonus: points,
  district: z.int().nullable(),
  khoroo: z.int().nullable(),
  more_address: z.string().nullable(),
});

const commaList = z.string().regex(/^(\d+(,\d+)*)?$/);

/** §3 District. The lists of khoroos are comma lists, as in the spec; rules/ reads them. */
const district = z.object({
  id: z.int(),
  district: z.string(),
  number_of_khoroo: z.int().nonnegative(),
  cheap_khoroo: commaList,
  middle_khoroo: commaList,
  more_exp: commaList,
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
    coupon: couponCode.nullish(),
    /** Quoted product codes, as text. Looks like SQL and is none: rules/ parses it (decision 26). */
    id: z.string().min(1).max(5_000),
  }),
  reply: successReply({
    address: z.array(address),
    /** Totals by the quantities of the customer's kept cart; those of one unit are in `price`. */
    kg: z.number().nonnegative(),
    vol: z.number().nonnegative(),
    packs: z.int().nonnegative(),
    districts: z.array(district),
    /** The posted code, when it is good; else empty. */
    coupon: z.array(coupon),
    price: z.array(shippingPrice),
    /** Ours: which of the spec's two delivery tariffs the shop charges (decision 10). */
    tariff: z.enum(['by-weight', 'by-amount']),
  }),
  refusals: ['nothing_purchasable'],
});

export type Address = z.output<typeof address>;
export type Coupon = z.output<typeof coupon>;
export type District = z.output<typeof district>;
export type ShippingPrice = z.output<typeof shippingPrice>;
