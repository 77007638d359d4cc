import type { Tx } from '../../../db/database.ts';
import { type LetterOf, queueLetter, queueSms, type ShortMessageOf } from '../../notifications/public.ts';
import type { ToldOrder } from './told-orders.queries.ts';

/** What both channels can say. */
export type Told = LetterOf<ShortKind> & ShortMessageOf<ShortKind>;
type ShortKind = 'order-expired' | 'order-paid' | 'order-step' | 'stray-money';

/** One event, by mail and by short message: a row a channel, however often it is told (docs/notices.md). */
export async function tellBoth(tx: Tx, order: ToldOrder, told: Told, event: string, now: Date): Promise<void> {
  const { customer_id: customerId, contact_email: email, contact_phone: phone } = order;
  await queueLetter(tx, told, { email, customerId }, `${event}:email`);
  await queueSms(tx, told, { phone, customerId }, `${event}:sms`, now);
}
