// Making an order and reading it back (spec §7). Only its owner may read an order (decision 19).
import { MOST_CART_LINES } from '@tokhi/rules/cart/cart-lines';
import { termNames } from '@tokhi/rules/order/term-explanation';
import { z } from 'zod';
import { defineCall, successReply } from '../call.ts';
import { bankAccount } from '../fields/bank-accounts.ts';
import { points, tug } from '../fields/money.ts';
import { couponCodeIfAny, orderReference, productCode } from '../fields/names-of-things.ts';
import { listedOrder, order, orderLine } from '../fields/order-fields.ts';
import { orderTotals } from '../fields/order-totals.ts';
import { pageNumber, pagination } from '../fields/paging.ts';
import { lender, offeredMethod } from '../fields/payment-methods.ts';
import { refundOfOrder, refundReason } from '../fields/refund-fields.ts';
import { sentShipping, shipping } from '../fields/shipping-fields.ts';
import { quantity } from './cart.ts';

/** The cart as ordered: the lines, and the totals as the customer saw them. */
const orderedCart = orderTotals.partial().extend({
  product: z
    .array(
      z.strictObject({
        id: productCode,
        qty: quantity,
        /** Price of one unit as seen; compared with today's (decision 12). */
        price: tug,
      }),
    )
    .min(1)
    .max(MOST_CART_LINES),
  sum: tug,
  /** Above 0: the VAT box is ticked. */
  NOAT: tug.default(0),
  assemblecount: orderTotals.shape.assemblecount.default(0),
  mowcount: orderTotals.shape.mowcount.default(0),
});

/** The pay button of the shipping page. */
export const createOrder = defineCall('createOrder', {
  purpose: 'Makes an order of the cart and reserves its stock.',
  body: z.strictObject({
    shipping,
    cart: orderedCart,
    /** Delivery fee as seen; 0 for pickup. */
    deliver: tug,
    coupon: couponCodeIfAny,
    /** Ours: «Засах» of an unpaid order, which ends when this one is made (decision 43); one that has already ended is left unchanged. */
    replaces: orderReference.nullish(),
  }),
  reply: successReply({ ordernumber: z.string() }),
  refusals: [
    'delivery_not_chosen',
    'address_incomplete',
    'nothing_purchasable',
    'insufficient_stock',
    'coupon_invalid',
    'figures_changed',
    'order_creation_failed',
    'too_many_unpaid_orders',
    'too_many_orders_today',
    'too_much_unpaid',
    'too_many_of_product',
    'order_not_found',
    'order_already_paid',
    'payment_checking',
  ],
});

/** Page /confirm-order/{ordernumber or id}. */
export const getIncompleteOrder = defineCall('getIncompleteOrder', {
  purpose: 'An unpaid order, for the payment page.',
  body: z.strictObject({ ordernumber: orderReference }),
  reply: successReply({
    products: z.array(orderLine),
    order,
    /** Ours: balance, its usable part (decision 7), and the fee of each lender; the page stores the first two. */
    bonus: points,
    bonusLimit: points,
    lend: z.array(z.object({ type: lender, fee: tug })),
    /** Ours: the payment methods in the order of the page, QPay first (decision 129), including those that are off. */
    methods: z.array(offeredMethod),
    /** Ours: where a transfer goes. */
    accounts: z.array(bankAccount),
    /** Ours: the form as it was sent, for «Засах» on any device. */
    shipping: sentShipping,
  }),
  refusals: ['order_not_found', 'order_expired', 'order_already_paid'],
});

/** Buyer, the shop's register, the sum in words, accounts for a transfer, and a QR that opens the payment of an unpaid order on a phone. */
export const paper = z.object({
  buyer: z.object({
    /** The tax office's name for the register; null for a person, an unknown register, or until it has responded. */
    organisation: z.string().nullable(),
    register: z.string().nullable(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  register: z.string().nullable(),
  /** The rows of the sum: goods after their discount, as in their lines, then every other term. */
  rows: z.array(z.object({ name: z.enum(termNames), amount: z.int() })),
  words: z.string(),
  accounts: z.array(bankAccount),
  QRCode: z.string().nullable(),
});

/** Page /show-order/{ordernumber or invoiceId}. */
export const showOrder = defineCall('showOrder', {
  purpose: 'One order of the customer.',
  body: z.strictObject({ ordernumber: orderReference }),
  reply: successReply({
    product: z.array(orderLine),
    order,
    /** Ours: for which reason a refund can be requested now, null: for none; and earlier requests, newest first (record 134). */
    refundable: refundReason.nullable(),
    refunds: z.array(refundOfOrder),
    /** Ours: what else the printed order says (record 158). */
    paper,
  }),
  refusals: ['order_not_found'],
});

/** Page /track-order. No orders gives an empty list, for which the page has the spec's text (`texts.ordersEmpty`). */
export const showOrders = defineCall('showOrders', {
  purpose: 'The customer’s orders, newest first.',
  body: z.strictObject({ page: pageNumber.optional() }).nullish(),
  reply: successReply({ order: z.array(listedOrder), pagination }),
  refusals: [],
});
