import { HOUR_MS } from '@tokhi/rules/delivery/calendar';
import type { Tx } from '../../db/database.ts';
import { type Email, emailRow, ORDER_STEPS } from '../../modules/notifications/public.ts';
import { insertRows } from './insert-rows.ts';
import type { MadeOrder } from './write-orders.ts';

/** The values of these fields in an email queued before they existed. */
const PLACELESS = { arrives: null, place: null, isPickup: false };
const SENT_AFTER_HOURS = 0.2;

/** The notices of each step, as sent; nothing is queued or sent. Some failed. */
export async function writeNotices(tx: Tx, orders: readonly MadeOrder[]): Promise<void> {
  await insertRows(
    tx,
    'notifications',
    orders.flatMap((order) => order.way.flatMap((step) => noticeOf(order, step))),
  );
}

function noticeOf(order: MadeOrder, { status, at }: MadeOrder['way'][number]) {
  const email = emailAbout(order, status);
  if (email === null) return [];
  const { order_number: number, customer_id: customerId, contact_email } = order.order;
  const hasFailed = order.story === 'notice-failed' && status === 'paid';
  return [
    {
      ...emailRow(email, { email: contact_email, customerId }, `demo:${email.kind}:${number}:${status}`),
      ...{ channel: 'email', created_at: at, attempts: hasFailed ? 6 : 1, status: hasFailed ? 'failed' : 'sent' },
      sent_at: hasFailed ? null : new Date(at.getTime() + SENT_AFTER_HOURS * HOUR_MS),
      last_error: hasFailed ? '550 mailbox unavailable' : null,
    },
  ].map(({ payload, ...row }) => ({ ...row, payload: typeof payload === 'string' ? JSON.parse(payload) : payload }));
}

function emailAbout({ order, total }: MadeOrder, status: string): Email | null {
  const { order_number: orderNumber } = order;
  if (status === 'paid') {
    const sums = { totalTug: total.totalTug, bonus: total.earnedBonus };
    return { kind: 'order-paid', orderNumber, ...sums, goods: [], rows: [], paidAt: null, ...PLACELESS };
  }
  const step = ORDER_STEPS.find((one) => one === status);
  if (step !== undefined) return { kind: 'order-step', orderNumber, step, isPickup: order.delivery_kind === 'pickup' };
  return status === 'expired' ? { kind: 'order-expired', orderNumber } : null;
}
