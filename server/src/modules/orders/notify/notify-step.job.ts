import { type OrderStatus, timestampOf } from '@tokhi/rules/order/order-status';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { ORDER_STEPS, type OrderStep } from '../../notifications/public.ts';
import { lockOrder } from '../status.queries.ts';
import { orderToNotify, timesTaken } from './notified-orders.queries.ts';
import { notifyByEmailAndSms } from './notify-by-email-and-sms.ts';

/** Some minutes after a step, when it cannot be taken back any more. */
export const notifyStepJob = defineJob({
  name: 'tell-step',
  queue: 'mail',
  payload: z.object({ orderId: z.int().positive(), step: z.enum(ORDER_STEPS) }),
  priority: 10,
  attempts: 6,
});

/** The key by which a waiting notice is withdrawn. */
export const keyOfStepNotice = (orderId: number, step: OrderStep): string => `${notifyStepJob.name}:${orderId}:${step}`;

export const isStep = (status: OrderStatus): status is OrderStep => ORDER_STEPS.some((step) => step === status);

/** The event of the notice: a step that is taken again after it was taken back is a new event, with a new notice. */
export const eventOfStep = (orderNumber: string, step: OrderStep, times: number): string =>
  `order-step:${orderNumber}:${step}${times > 1 ? `:${times}` : ''}`;

/**
 * A step that was taken back has no time, and gets no notice. The order is locked, so that the notice and taking back the step run one
 * after the other.
 */
export const notifyStepHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(notifyStepJob, ({ orderId, step }) =>
    inTransaction(db, async (tx) => {
      await lockOrder(tx, orderId);
      const order = await orderToNotify(tx, orderId);
      const column = timestampOf(step);
      if (!(column in order) || order[column as `${OrderStep}_at`] === null) return;
      const { order_number: orderNumber, delivery_kind } = order;
      const content = { kind: 'order-step' as const, orderNumber, step, isPickup: delivery_kind === 'pickup' };
      const event = eventOfStep(orderNumber, step, await timesTaken(tx, orderId, step));
      await notifyByEmailAndSms(tx, order, content, event, now());
    }),
  );
