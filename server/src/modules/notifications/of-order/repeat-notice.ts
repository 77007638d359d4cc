import { refuse } from '@tokhi/contract/texts/refusals';
import { smsMoment } from '@tokhi/rules/notice/sms-hours';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { EmailKind } from '../emails/email.ts';
import { jobOfEmail } from '../send-email.job.ts';
import { sendSmsJob } from '../sms/send-sms.job.ts';
import { countCopies, insertCopy, type NoticeRow, noticeOfOrder } from './notices-of-order.queries.ts';

/** Their link or lottery number is deleted after the first email. */
const SAID_ONCE: readonly string[] = ['order-made', 'order-receipt'] satisfies EmailKind[];

/** Whether a notice can be sent once more: it was sent or has failed, and its content is still stored. */
export const mayRepeat = ({ template, channel, status }: Pick<NoticeRow, 'template' | 'channel' | 'status'>): boolean =>
  status !== 'queued' && !(channel === 'email' && SAID_ONCE.includes(template));

const AGAIN = /:again:\d+$/;

/** Queues a notice about an order once more, as a new row: the status of the first one stays. */
export async function repeatNotice(
  tx: Tx,
  noticeId: number,
  order: { orderNumber: string; customerId: number; email: string; phone: string },
  now: Date,
): Promise<NoticeRow> {
  const { customerId } = order;
  const notice = await noticeOfOrder(tx, customerId, order.orderNumber, noticeId);
  if (notice === undefined || !mayRepeat(notice)) throw refuse('notice_not_repeatable');
  const { channel, template, subject } = notice;
  const event = notice.dedupe_key.replace(AGAIN, '');
  const id = await insertCopy(tx, {
    ...{ channel, template, subject, customer_id: customerId, payload: JSON.stringify(notice.payload) },
    recipient: channel === 'email' ? order.email : order.phone,
    dedupe_key: `${event}:again:${(await countCopies(tx, customerId, event)) + 1}`,
  });
  if (channel === 'sms')
    await enqueue(tx, sendSmsJob, { notificationId: id }, `${sendSmsJob.name}:${id}`, smsMoment(now));
  else {
    // Written by emailColumns.
    const job = jobOfEmail(template as EmailKind);
    await enqueue(tx, job, { notificationId: id }, `${job.name}:${id}`);
  }
  return notice;
}
