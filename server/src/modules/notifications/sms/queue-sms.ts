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
  { kind, ...said }: Sms,
  to: { phone: string; customerId: number },
  dedupeKey: string,
  now: Date,
): Promise<void> {
  const row = { customer_id: to.customerId, recipient: to.phone, dedupe_key: dedupeKey };
  const notificationId = await insertSms(tx, { ...row, template: kind, payload: JSON.stringify(said) });
  if (notificationId === undefined) return;
  await enqueue(tx, sendSmsJob, { notificationId }, `${sendSmsJob.name}:${notificationId}`, smsMoment(now));
}
