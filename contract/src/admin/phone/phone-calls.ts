// Orders that staff take by phone: the customer, the price of the cart by the shop's own rules, and the order itself (record 207).
import { MOST_CART_LINES } from '@tokhi/rules/cart/cart-lines';
import { orderSources } from '@tokhi/rules/order/order-source';
import { termNames } from '@tokhi/rules/order/term-explanation';
import { z } from 'zod';
import { successReply } from '../../call.ts';
import { quantity } from '../../calls/cart.ts';
import { createOrder } from '../../calls/orders.ts';
import { moment } from '../../fields/moment.ts';
import { points, tug } from '../../fields/money.ts';
import { couponCodeIfAny, districtId, productCode } from '../../fields/names-of-things.ts';
import { orderStatus, warehouse } from '../../fields/order-fields.ts';
import { freshFigures } from '../../fields/order-totals.ts';
import { email, personName, phone } from '../../fields/person-fields.ts';
import { district, pickupPlace } from '../../fields/place-fields.ts';
import { defineAdminCall } from '../admin-call.ts';
import { customerId } from '../customer-fields.ts';

const usedAddress = z.object({ district: z.int(), khoroo: z.int().nullable(), more: z.string() });

export const openPhoneOrder = defineAdminCall('openPhoneOrder', {
  purpose:
    'The contacts and used addresses of a customer who is on the telephone, whole; an audit row says that they were shown.',
  body: z.strictObject({ customer: customerId }),
  reply: successReply({
    customer: z.object({
      id: customerId,
      name: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string(),
      bonus: points,
      addresses: z.array(usedAddress),
    }),
  }),
  refusals: ['customer_not_found', 'customer_blocked'],
});

export const createPhoneCustomer = defineAdminCall('createPhoneCustomer', {
  purpose: 'An account without a password for somebody on the telephone. It opens when its owner proves the mailbox.',
  body: z.strictObject({ name: personName, phone, email }),
  reply: successReply({ customer: customerId }),
  refusals: ['email_taken'],
});

const line = z.strictObject({ id: productCode, qty: quantity });

export const quotePhoneOrder = defineAdminCall('quotePhoneOrder', {
  purpose:
    'What a cart costs now by the rules that the shop charges by, with the reason of each fee and the days of its arrival.',
  body: z.strictObject({
    lines: z.array(line).min(1).max(MOST_CART_LINES),
    /** 0 is delivery. */
    warehouse,
    /** A delivery without a district is priced without its fee, and the reply says so. */
    district: districtId.nullish(),
    khoroo: z.int().min(1).max(99).nullish(),
    assemblecount: z.int().min(0).max(1_000).default(0),
    mowcount: z.int().min(0).max(1_000).default(0),
    vat: z.boolean().default(false),
    coupon: couponCodeIfAny,
  }),
  reply: successReply({
    lines: z.array(
      z.object({
        id: productCode,
        name: z.string(),
        colour: z.string(),
        /** Empty if there is none. */
        image: z.string(),
        qty: z.int().nonnegative(),
        price: tug,
        sale_price: tug,
        remain: z.int().nonnegative(),
        ready: z.boolean(),
      }),
    ),
    figures: freshFigures,
    terms: z.array(z.object({ name: z.enum(termNames), amount: z.int(), explanation: z.string() })),
    /** Whether the destination is known: without it the sum lacks the delivery. */
    is_whole: z.boolean(),
    /** How much more delivery costs than pickup; 0 for pickup. */
    pickup_saves: tug,
    source: z.enum(orderSources),
    /** «11/27 – 12/01», if it is paid today. */
    arrives: z.string(),
    /** Until when it would be reserved. */
    pay_by: moment,
    weight_grams: z.int().nonnegative(),
    packages: z.int().nonnegative(),
  }),
  refusals: ['nothing_purchasable', 'coupon_invalid'],
});

export const phoneOrderChoices = defineAdminCall('phoneOrderChoices', {
  purpose: 'Districts and stores to choose from, and the orders that were taken by telephone today.',
  body: z.strictObject({}),
  reply: successReply({
    districts: z.array(district),
    pickup: z.array(pickupPlace),
    today: z.array(
      z.object({
        ordernumber: z.string(),
        name: z.string(),
        total: tug,
        status: orderStatus,
        at: moment,
        staff: z.string(),
      }),
    ),
  }),
  refusals: [],
});

export const createPhoneOrder = defineAdminCall('createPhoneOrder', {
  purpose:
    'Makes an order for a customer on the telephone, as createOrder does, and sends the link to pay it to the order’s contacts.',
  body: z.strictObject({ customer: customerId, order: createOrder.body.omit({ replaces: true }) }),
  reply: successReply({ ordernumber: z.string(), total: tug }),
  refusals: [
    ...createOrder.refusals.filter(
      (code) => !(['order_not_found', 'order_already_paid', 'payment_checking'] as string[]).includes(code),
    ),
    ...(['customer_not_found', 'customer_blocked'] as const),
  ],
});

export const phoneCalls = { openPhoneOrder, createPhoneCustomer, quotePhoneOrder, phoneOrderChoices, createPhoneOrder };
