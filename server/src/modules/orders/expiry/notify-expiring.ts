import { isOverdue, notifyAt } from '@tokhi/rules/order/order-expiry';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { queueEmail, queueSms } from '../../notifications/public.ts';
import { unpaidOrder } from './expiry.queries.ts';

/** Warns the customer that an unpaid order is about to expire; once for each end that it was given (decision 44). */
export const notifyExpiring = (db: Db, orderId: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await unpaidOrder(tx, orderId);
    if (order === undefined) return;
    const payBy = order.pay_by ?? order.expires_at;
    // Choosing a transfer gives more time, and enqueues another job; a late warning would only confuse.
    if (now < notifyAt(new Date(0), payBy) || isOverdue(payBy, now)) return;
    const { order_number: orderNumber, customer_id: customerId } = order;
    const event = `order-expiring:${orderNumber}:${payBy.toISOString()}`;
    await queueEmail(
      tx,
      { kind: 'order-expiring', orderNumber, totalTug: order.total_tug, payBy },
      { email: order.contact_email, customerId },
      `${event}:email`,
    );
    const sms = { kind: 'order-expiring' as const, orderNumber, payBy };
    await queueSms(tx, sms, { phone: order.contact_phone, customerId }, `${event}:sms`, now);
  });
