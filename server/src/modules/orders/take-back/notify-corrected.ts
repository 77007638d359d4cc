import type { OrderStatus } from '@tokhi/rules/order/order-status';
import type { Tx } from '../../../db/database.ts';
import { type EmailOf, queueEmails, queueManySms } from '../../notifications/public.ts';
import type { Step } from './step.ts';

/** Notifies customers of the current step, once and at once, if they were notified of the step that was taken back. */
export async function notifyCorrected(
  tx: Tx,
  steps: readonly Step[],
  changes: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  const corrections = steps.map(({ order, step, before }) => ({
    step,
    content: { kind: 'order-step-corrected' as const, orderNumber: order.order_number, status: standing(before) },
    to: { email: order.contact_email, phone: order.contact_phone, customerId: order.customer_id },
    event: `order-step-corrected:${order.order_number}:${changes.get(order.id)}`,
  }));
  await queueEmails(
    tx,
    'order-step-corrected',
    corrections.map(({ step, content, to, event }) => ({
      email: { ...content, step },
      to,
      dedupeKey: `${event}:email`,
    })),
  );
  await queueManySms(
    tx,
    corrections.map(({ content, to, event }) => ({ sms: content, to, dedupeKey: `${event}:sms` })),
    now,
  );
}

/** A step is never taken back to before its payment. */
const standing = (status: OrderStatus) => status as EmailOf<'order-step-corrected'>['status'];
