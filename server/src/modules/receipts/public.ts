export { receiptMovesWithin, registeredTotals } from './day-receipts.queries.ts';
export { enterReceipt, failedReceipts, retryReceipt } from './failed-receipts.ts';
export { receiptInvariants } from './receipt-invariants.queries.ts';
export { traceOfReceipts } from './receipt-trace.queries.ts';
export { LOTTERIES_LEFT } from './receipts.job.ts';
export { failedReceiptItems, receiptsOfOrder, rowsOfCustomer } from './receipts.queries.ts';
export { SHOWN_NOWHERE, type ShownOnce, shownOnceIn } from './shown-once.ts';
export { unregistered } from './unregistered.queries.ts';
