import { smsMoment } from '@tokhi/rules/notice/sms-hours';
import type { Tx } from '../../db/database.ts';
import type { JobSpec } from '../../jobs/queue.queries.ts';
import type { Email } from './emails/email.ts';
import { insertNotices } from './notifications.queries.ts';
import { emailRow } from './queue-email.ts';
import { jobOfEmail } from './send-email.job.ts';
import { smsRow } from './sms/queue-sms.ts';
import { sendSmsJob } from './sms/send-sms.job.ts';
import type { Sms } from './sms/sms.ts';

/** Queues an email and an SMS about one event, like queueEmail and queueSms, and the event's other jobs: all in one statement. */
export async function queueEmailAndSms(
  tx: Tx,
  { email, sms }: { email: Email; sms: Sms },
  to: { email: string; phone: string; customerId: number },
  event: string,
  now: Date,
  jobs: readonly JobSpec[],
): Promise<void> {
  const notices = [
    { channel: 'email', ...emailRow(email, to, `${event}:email`) },
    { channel: 'sms', ...smsRow(sms, to, `${event}:sms`) },
  ] as const;
  const emailJob = jobOfEmail(email.kind);
  await insertNotices(tx, notices, [
    { channel: 'email', name: emailJob.name, attempts: emailJob.attempts, priority: emailJob.priority, runAt: null },
    {
      channel: 'sms',
      name: sendSmsJob.name,
      attempts: sendSmsJob.attempts,
      priority: sendSmsJob.priority,
      runAt: smsMoment(now),
    },
    ...jobs,
  ]);
}
