import { smsMoment } from '@tokhi/rules/notice/sms-hours';
import type { Tx } from '../../../db/database.ts';
import { enqueueMany } from '../../../jobs/enqueue.ts';
import { sendSmsJob } from './send-sms.job.ts';
import { insertSms } from './sms.queries.ts';
import type { Sms } from './sms.ts';

/**
 * Queues an SMS in the caller's transaction: it is sent if, and only if, that commits, once per event, and in the daytime. Whether the
 * customer wants SMS is checked when it is sent.
 */
export const queueSms = (
  tx: Tx,
  sms: Sms,
  to: { phone: string; customerId: number },
  dedupeKey: string,
  now: Date,
): Promise<void> => queueManySms(tx, [{ sms, to, dedupeKey }], now);

/** Many in one statement. */
export async function queueManySms(
  tx: Tx,
  messages: readonly { sms: Sms; to: { phone: string; customerId: number }; dedupeKey: string }[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ sms, to, dedupeKey }) => smsRow(sms, to, dedupeKey));
  const jobs = (await insertSms(tx, rows)).map((notificationId) => ({
    ...{ payload: { notificationId }, key: `${sendSmsJob.name}:${notificationId}` },
  }));
  await enqueueMany(tx, sendSmsJob, jobs, smsMoment(now));
}

/** The row of an SMS until it is sent. */
export const smsRow = ({ kind, ...said }: Sms, to: { phone: string; customerId: number }, dedupeKey: string) => ({
  customer_id: to.customerId,
  recipient: to.phone,
  dedupe_key: dedupeKey,
  template: kind as string,
  payload: JSON.stringify(said),
});
