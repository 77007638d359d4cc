export { type EmailOf, ORDER_STEPS, type OrderStep } from './emails/email.ts';
export { emailOfEvent } from './notifications.queries.ts';
export { eraseEmails, rowsOfCustomer } from './own-emails.queries.ts';
export { queueEmail, queueEmails } from './queue-email.ts';
export { queueEmailAndSms } from './queue-email-and-sms.ts';
export { queueSms } from './sms/queue-sms.ts';
export type { SmsOf } from './sms/sms.ts';
