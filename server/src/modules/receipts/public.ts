export { receiptBooks } from './receipt-books.queries.ts';
export { rowsOfCustomer } from './receipts.queries.ts';
export { SHOWN_NOWHERE, type ShownOnce, shownOnceIn } from './shown-once.ts';
