import type { Mover, OrderStatus } from '@tokhi/rules/order/order-status';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { checkoutSettings } from '../../settings/public.ts';
import type { HeldOrder } from '../status.queries.ts';
import { tellBoth } from './tell-both.ts';
import { isStep, tellStepJob } from './tell-step.job.ts';
import { orderToTell } from './told-orders.queries.ts';

const MINUTE_MS = 60_000;

/**
 * What the customer hears of a new status (spec §9 Terms: on ordering, paying and receiving), in the transaction that wrote it.
 * Steps of the road wait until they cannot be taken back any more (decision 49). Whoever cancels his own order knows it, and a
 * refund tells of its money itself.
 */
export async function tellOfStatus(tx: Tx, { id }: HeldOrder, to: OrderStatus, mover: Mover, now: Date): Promise<void> {
  if (isStep(to)) {
    const { stepsToldAfterMinutes } = await checkoutSettings(tx);
    const at = new Date(now.getTime() + stepsToldAfterMinutes * MINUTE_MS);
    return enqueue(tx, tellStepJob, { orderId: id, step: to }, `${tellStepJob.name}:${id}:${to}`, at);
  }
  const order = await orderToTell(tx, id);
  const { order_number: orderNumber, total_tug: totalTug, earned_bonus_tug: bonus } = order;
  if (to === 'paid') {
    await tellBoth(tx, order, { kind: 'order-paid', orderNumber, totalTug, bonus }, `order-paid:${orderNumber}`, now);
  }
  if (to === 'expired' && mover === 'system') {
    await tellBoth(tx, order, { kind: 'order-expired', orderNumber }, `order-expired:${orderNumber}`, now);
  }
}
