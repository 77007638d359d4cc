// Calls that §7 does not have: cancelling an unpaid order, and tracking an order by the link of an email (record 041).
import { z } from 'zod';
import { defineCall, done, successReply } from '../call.ts';
import { orderReference } from '../fields/names-of-things.ts';
import { orderLine, trackedOrder } from '../fields/order-fields.ts';
import { TRACKING_TOKEN } from '../fields/tracking-token.ts';

/** For an order that has already ended the result is the same. */
export const cancelOrder = defineCall('cancelOrder', {
  purpose: 'Cancels an unpaid order and frees what it reserved.',
  body: z.strictObject({ ordernumber: orderReference }),
  reply: done,
  refusals: ['order_not_found', 'order_already_paid', 'payment_checking'],
});

/**
 * Page /track-order#…: a mail may be forwarded, so everybody with the link reads how far the goods are and what they are;
 * no price, address or phone, and no other order. The token is in the body, because addresses are logged.
 */
export const trackOrderByLink = defineCall('trackOrderByLink', {
  purpose: 'Steps, dates and goods of the order whose mailed link this is.',
  body: z.strictObject({ token: z.string().regex(TRACKING_TOKEN) }),
  reply: successReply({
    order: trackedOrder.omit({ total_amount: true, lend_fee: true }),
    product: z.array(orderLine.omit({ amount: true })),
  }),
  refusals: ['link_invalid'],
});
