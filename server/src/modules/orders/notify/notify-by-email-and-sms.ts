import type { Tx } from '../../../db/database.ts';
import { type EmailOf, queueEmail, queueSms, type SmsOf } from '../../notifications/public.ts';
import type { NotifiedOrder } from './notified-orders.queries.ts';

/** Content for both channels. */
export type NotificationContent = EmailOf<SmsKind> & SmsOf<SmsKind>;
type SmsKind = 'order-expired' | 'order-step' | 'stray-money';

/** One event, by email and by SMS: a row for each channel, however often it is called (docs/notices.md). */
export async function notifyByEmailAndSms(
  tx: Tx,
  order: NotifiedOrder,
  content: NotificationContent,
  event: string,
  now: Date,
): Promise<void> {
  const { customer_id: customerId, contact_email: email, contact_phone: phone } = order;
  await queueEmail(tx, content, { email, customerId }, `${event}:email`);
  await queueSms(tx, content, { phone, customerId }, `${event}:sms`, now);
}
