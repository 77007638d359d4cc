export { enterReceipt, failedReceipts, retryReceipt } from './failed-receipts.ts';
export { receiptInvariants } from './receipt-invariants.queries.ts';
export { rowsOfCustomer } from './receipts.queries.ts';
export { SHOWN_NOWHERE, type ShownOnce, shownOnceIn } from './shown-once.ts';
