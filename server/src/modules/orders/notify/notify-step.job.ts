import { type OrderStatus, timestampOf } from '@tokhi/rules/order/order-status';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { ORDER_STEPS, type OrderStep } from '../../notifications/public.ts';
import { orderToNotify } from './notified-orders.queries.ts';
import { notifyByEmailAndSms } from './notify-by-email-and-sms.ts';

/** Some minutes after a step, when it cannot be taken back any more. */
export const notifyStepJob = defineJob({
  name: 'tell-step',
  queue: 'mail',
  payload: z.object({ orderId: z.int().positive(), step: z.enum(ORDER_STEPS) }),
  priority: 10,
  attempts: 6,
});

export const isStep = (status: OrderStatus): status is OrderStep => ORDER_STEPS.some((step) => step === status);

/** A step that was taken back meanwhile has no time, and nobody hears of it. */
export const notifyStepHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(notifyStepJob, ({ orderId, step }) =>
    inTransaction(db, async (tx) => {
      const order = await orderToNotify(tx, orderId);
      const column = timestampOf(step);
      if (!(column in order) || order[column as `${OrderStep}_at`] === null) return;
      const { order_number: orderNumber, delivery_kind } = order;
      const content = { kind: 'order-step' as const, orderNumber, step, isPickup: delivery_kind === 'pickup' };
      await notifyByEmailAndSms(tx, order, content, `order-step:${orderNumber}:${step}`, now());
    }),
  );
