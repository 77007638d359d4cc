import { handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { markFailed } from '../notifications.queries.ts';
import { sendSmsJob } from './send-sms.job.ts';
import { type Phones, sendSms } from './send-sms.ts';

/** The work on SMS. */
export const smsHandler = (phones: Phones): JobHandler =>
  handleJob(
    sendSmsJob,
    ({ notificationId }) => sendSms(phones, notificationId),
    (tx, { notificationId }) => markFailed(tx, notificationId),
  );
