import { type Work, workOn } from '../../../jobs/define-job.ts';
import { markFailed } from '../notifications.queries.ts';
import { sendSmsJob } from './send-sms.job.ts';
import { type Phones, sendSms } from './send-sms.ts';

/** The work on short messages. */
export const sendsSms = (phones: Phones): Work =>
  workOn(
    sendSmsJob,
    ({ notificationId }) => sendSms(phones, notificationId),
    (tx, { notificationId }) => markFailed(tx, notificationId),
  );
