import { smsMoment } from '@tokhi/rules/notice/sms-hours';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { sendSmsJob } from './send-sms.job.ts';
import { insertSms } from './sms.queries.ts';
import type { Sms } from './sms.ts';

/**
 * Queues an SMS in the caller's transaction: it leaves if, and only if, what it tells about is committed, once for its
 * event, and by day. Whether its customer wants any is asked when it leaves.
 */
export async function queueSms(
  tx: Tx,
  sms: Sms,
  to: { phone: string; customerId: number },
  dedupeKey: string,
  now: Date,
): Promise<void> {
  const notificationId = await insertSms(tx, smsRow(sms, to, dedupeKey));
  if (notificationId === undefined) return;
  await enqueue(tx, sendSmsJob, { notificationId }, `${sendSmsJob.name}:${notificationId}`, smsMoment(now));
}

/** An SMS as its row keeps it until it leaves. */
export const smsRow = ({ kind, ...said }: Sms, to: { phone: string; customerId: number }, dedupeKey: string) => ({
  customer_id: to.customerId,
  recipient: to.phone,
  dedupe_key: dedupeKey,
  template: kind as string,
  payload: JSON.stringify(said),
});
