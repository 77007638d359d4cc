import { type OrderStatus, timestampOf } from '@tokhi/rules/order/order-status';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, type Work, workOn } from '../../../jobs/define-job.ts';
import { ORDER_STEPS, type OrderStep } from '../../notifications/public.ts';
import { tellBoth } from './tell-both.ts';
import { orderToTell } from './told-orders.queries.ts';

/** Some minutes after a step, when it cannot be taken back any more. */
export const tellStepJob = defineJob({
  name: 'tell-step',
  lane: 'mail',
  payload: z.object({ orderId: z.int().positive(), step: z.enum(ORDER_STEPS) }),
  priority: 10,
  attempts: 6,
});

export const isStep = (status: OrderStatus): status is OrderStep => ORDER_STEPS.some((step) => step === status);

/** A step that was taken back meanwhile has no time, and nobody hears of it. */
export const tellsSteps = (db: Db, now: () => Date): Work =>
  workOn(tellStepJob, ({ orderId, step }) =>
    inTransaction(db, async (tx) => {
      const order = await orderToTell(tx, orderId);
      const column = timestampOf(step);
      if (!(column in order) || order[column as `${OrderStep}_at`] === null) return;
      const { order_number: orderNumber, delivery_kind } = order;
      const told = { kind: 'order-step' as const, orderNumber, step, isPickup: delivery_kind === 'pickup' };
      await tellBoth(tx, order, told, `order-step:${orderNumber}:${step}`, now());
    }),
  );
