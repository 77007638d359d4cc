import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { type Email, insertEmail } from './notifications.queries.ts';
import { type EmailJob, sendEmailJob } from './send-email.job.ts';

/**
 * Queues an e-mail in the caller's transaction: it is sent if, and only if, what it tells about is committed. The key
 * names the event («order-paid:IK0123456789»), so that one event sends one message however often it is told.
 */
export async function queueEmail(
  tx: Tx,
  template: string,
  email: Email,
  dedupeKey: string,
  job: EmailJob = sendEmailJob,
): Promise<void> {
  const notificationId = await insertEmail(tx, template, email, dedupeKey);
  if (notificationId === undefined) return;
  await enqueue(tx, job, { notificationId }, `${job.name}:${notificationId}`);
}
