import type { Tx } from '../../../db/database.ts';
import { queueEmail, queueSms } from '../../notifications/public.ts';
import type { LockedOrder } from '../../orders/public.ts';

/** A refund is requested, done or declined once; each of these is one event, by email and SMS (docs/notices.md). */
const eventOf = (kind: string, order: LockedOrder, which: number): string => `${kind}:${order.order_number}:${which}`;
const toBuyer = ({ contact_email: email, contact_phone: phone, customer_id: customerId }: LockedOrder) => ({
  email: { email, customerId },
  sms: { phone, customerId },
});

interface AskedNotice {
  amountTug: number;
  /** The shop cannot deliver the goods; the customer did not ask. */
  isUnavailable: boolean;
  requestId: number;
  now: Date;
}

export async function notifyRefundAsked(
  tx: Tx,
  order: LockedOrder,
  { amountTug, isUnavailable, requestId, now }: AskedNotice,
): Promise<void> {
  const [to, event] = [toBuyer(order), eventOf('refund-asked', order, requestId)];
  const content = { kind: 'refund-asked' as const, orderNumber: order.order_number, amountTug, isUnavailable };
  await queueEmail(tx, content, to.email, `${event}:email`);
  await queueSms(tx, content, to.sms, `${event}:sms`, now);
}

export async function notifyRefundDone(
  tx: Tx,
  order: LockedOrder,
  refund: { id: number; amountTug: number; account: string | null; now: Date },
): Promise<void> {
  const [to, event] = [toBuyer(order), eventOf('refund-done', order, refund.id)];
  const content = { kind: 'refund-done' as const, orderNumber: order.order_number, amountTug: refund.amountTug };
  await queueEmail(tx, { ...content, account: refund.account }, to.email, `${event}:email`);
  await queueSms(tx, content, to.sms, `${event}:sms`, refund.now);
}

export async function notifyRefundDeclined(
  tx: Tx,
  order: LockedOrder,
  { requestId, answer, now }: { requestId: number; answer: string; now: Date },
): Promise<void> {
  const [to, event] = [toBuyer(order), eventOf('refund-declined', order, requestId)];
  const { order_number: orderNumber } = order;
  await queueEmail(tx, { kind: 'refund-declined', orderNumber, answer }, to.email, `${event}:email`);
  await queueSms(tx, { kind: 'refund-declined', orderNumber }, to.sms, `${event}:sms`, now);
}
