import type { Tx } from '../../../db/database.ts';
import { queueLetter, queueSms } from '../../notifications/public.ts';
import type { HeldOrder } from '../../orders/public.ts';

/** A refund is asked for, done or declined once, and each is told by mail and short message (docs/notices.md). */
const eventOf = (kind: string, order: HeldOrder, which: number): string => `${kind}:${order.order_number}:${which}`;
const toBuyer = ({ contact_email: email, contact_phone: phone, customer_id: customerId }: HeldOrder) => ({
  letter: { email, customerId },
  sms: { phone, customerId },
});

export async function tellRefundAsked(
  tx: Tx,
  order: HeldOrder,
  { amountTug, requestId, now }: { amountTug: number; requestId: number; now: Date },
): Promise<void> {
  const [to, event] = [toBuyer(order), eventOf('refund-asked', order, requestId)];
  const told = { kind: 'refund-asked' as const, orderNumber: order.order_number, amountTug };
  await queueLetter(tx, told, to.letter, `${event}:email`);
  await queueSms(tx, told, to.sms, `${event}:sms`, now);
}

export async function tellRefundDone(
  tx: Tx,
  order: HeldOrder,
  refund: { id: number; amountTug: number; account: string | null; now: Date },
): Promise<void> {
  const [to, event] = [toBuyer(order), eventOf('refund-done', order, refund.id)];
  const told = { kind: 'refund-done' as const, orderNumber: order.order_number, amountTug: refund.amountTug };
  await queueLetter(tx, { ...told, account: refund.account }, to.letter, `${event}:email`);
  await queueSms(tx, told, to.sms, `${event}:sms`, refund.now);
}

export async function tellRefundDeclined(
  tx: Tx,
  order: HeldOrder,
  { requestId, answer, now }: { requestId: number; answer: string; now: Date },
): Promise<void> {
  const [to, event] = [toBuyer(order), eventOf('refund-declined', order, requestId)];
  const { order_number: orderNumber } = order;
  await queueLetter(tx, { kind: 'refund-declined', orderNumber, answer }, to.letter, `${event}:email`);
  await queueSms(tx, { kind: 'refund-declined', orderNumber }, to.sms, `${event}:sms`, now);
}
