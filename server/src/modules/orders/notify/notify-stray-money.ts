import type { Tx } from '../../../db/database.ts';
import { orderToNotify } from './notified-orders.queries.ts';
import { notifyByEmailAndSms } from './notify-by-email-and-sms.ts';

/** Money for an order that came late, twice or in another amount is sent back in full: its payer gets one notice for each refund. */
export async function notifyStrayMoney(
  tx: Tx,
  orderId: number,
  { amountTug, refundId }: { amountTug: number; refundId: number },
  now: Date,
): Promise<void> {
  const order = await orderToNotify(tx, orderId);
  const content = { kind: 'stray-money' as const, orderNumber: order.order_number, amountTug };
  await notifyByEmailAndSms(tx, order, content, `stray-money:${refundId}`, now);
}
