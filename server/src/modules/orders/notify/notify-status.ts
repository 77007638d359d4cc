import type { Mover, OrderStatus } from '@tokhi/rules/order/order-status';
import type { Tx } from '../../../db/database.ts';
import { enqueueMany } from '../../../jobs/enqueue.ts';
import type { OrderStep } from '../../notifications/public.ts';
import { checkoutSettings } from '../../settings/public.ts';
import type { LockedOrder } from '../status.queries.ts';
import { orderToNotify } from './notified-orders.queries.ts';
import { notifyByEmailAndSms } from './notify-by-email-and-sms.ts';
import { notifyPaid } from './notify-paid.ts';
import { isStep, keyOfStepNotice, notifyStepJob } from './notify-step.job.ts';

const MINUTE_MS = 60_000;

/**
 * Notifies the customer of a new status (spec §9 Terms: on ordering, paying and receiving), in the transaction that wrote it. Customers who
 * cancel their own order get no notice, and a refund sends its own notice about the money.
 */
export async function notifyStatus(
  tx: Tx,
  { id }: LockedOrder,
  to: OrderStatus,
  mover: Mover,
  now: Date,
): Promise<void> {
  if (isStep(to)) return notifySteps(tx, [id], to, now);
  if (to === 'paid') return notifyPaid(tx, id, now);
  const order = await orderToNotify(tx, id);
  const { order_number: orderNumber } = order;
  if (to === 'expired' && mover !== 'customer') {
    await notifyByEmailAndSms(tx, order, { kind: 'order-expired', orderNumber }, `order-expired:${orderNumber}`, now);
  }
}

/** Notices of transport steps wait until the step cannot be taken back any more (decision 133). */
export async function notifySteps(tx: Tx, orderIds: readonly number[], step: OrderStep, now: Date): Promise<void> {
  const { stepsToldAfterMinutes } = await checkoutSettings(tx);
  const at = new Date(now.getTime() + stepsToldAfterMinutes * MINUTE_MS);
  const jobs = orderIds.map((orderId) => ({ payload: { orderId, step }, key: keyOfStepNotice(orderId, step) }));
  await enqueueMany(tx, notifyStepJob, jobs, at);
}
