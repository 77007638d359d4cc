// Jobs that follow from money. Later modules handle them; the worker joins handlers and names.
import { z } from 'zod';
import type { Tx } from '../../../db/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { enqueue, enqueueMany } from '../../../jobs/enqueue.ts';

/**
 * Brings the tax receipt of an order in line with its money: issues, corrects or voids it (record 132). The receipts module, which comes
 * after payments, handles it. Twelve attempts take a day; then the receipt has failed, and a person must act.
 */
export const issueReceiptJob = defineJob({
  name: 'receipt.issue',
  // A slow PosAPI does not delay the noticing of money.
  queue: 'receipts',
  payload: z.object({ orderId: z.int().positive() }),
  priority: 20,
  attempts: 12,
});

/** Call in the transaction that pays an order or refunds some of it. */
export const followReceipt = (tx: Tx, orderId: number): Promise<void> =>
  enqueue(tx, issueReceiptJob, { orderId }, `${issueReceiptJob.name}:${orderId}`);

/** The same for many orders. */
export const followReceipts = (tx: Tx, orderIds: readonly number[]): Promise<void> =>
  enqueueMany(
    tx,
    issueReceiptJob,
    orderIds.map((orderId) => ({ payload: { orderId }, key: `${issueReceiptJob.name}:${orderId}` })),
  );
