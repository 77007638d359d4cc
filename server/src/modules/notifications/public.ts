export {
  allThreads,
  answersOfThread,
  insertAnswer,
  markThreadHandled,
  messagesOfThread,
  waitingThreads,
} from './contact/threads.queries.ts';
export { type Email, type EmailOf, ORDER_STEPS, type OrderStep } from './emails/email.ts';
export { describeEmail } from './emails/render-email.ts';
export { noticesFailedSince } from './notice-figures.queries.ts';
export { noticesOfCustomer } from './notices-of-customer.queries.ts';
export { emailOfEvent, lockNotices, withdrawNotices } from './notifications.queries.ts';
export { traceOfNotices } from './of-order/notice-trace.ts';
export { type NoticeRow, noticesOfOrder } from './of-order/notices-of-order.queries.ts';
export { previewMessage } from './of-order/preview-message.ts';
export { mayRepeat, repeatNotice } from './of-order/repeat-notice.ts';
export { eraseEmails, rowsOfCustomer } from './own-emails.queries.ts';
export { emailRow, queueEmail, queueEmails } from './queue-email.ts';
export { queueEmailAndSms } from './queue-email-and-sms.ts';
export { queueManySms, queueSms } from './sms/queue-sms.ts';
export type { SmsOf } from './sms/sms.ts';
export { countFailedNotices, failedNotices, markAnswered, unansweredMessages } from './unsent-notices.queries.ts';
