export { type LetterOf, ORDER_STEPS, type OrderStep } from './letters/letter.ts';
export { letterOfEvent } from './notifications.queries.ts';
export { eraseLetters, rowsOfCustomer } from './own-letters.queries.ts';
export { queueLetter, queueLetters } from './queue-letter.ts';
export { queueSms } from './sms/queue-sms.ts';
export type { ShortMessageOf } from './sms/short-message.ts';
