export { insertSms } from './notifications.queries.ts';
export { eraseLetters, rowsOfCustomer } from './own-letters.queries.ts';
export { queueLetter, queueLetters } from './queue-letter.ts';
