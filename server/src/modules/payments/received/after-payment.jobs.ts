// What follows from money, done by later modules: their work is joined to these names in the worker.
import { z } from 'zod';
import type { Tx } from '../../../db/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { enqueue, enqueueMany } from '../../../jobs/enqueue.ts';

/**
 * The tax receipt of an order is brought in line with its money: issued, corrected or voided (record 132). The work is the
 * receipts', who come after the payments. Twelve attempts take a day; then the receipt has failed, and is a person's.
 */
export const issueReceiptJob = defineJob({
  name: 'receipt.issue',
  // While PosAPI is slow, nobody's money waits to be noticed.
  queue: 'receipts',
  payload: z.object({ orderId: z.int().positive() }),
  priority: 20,
  attempts: 12,
});

/** To be told in the transaction that pays an order or gives some of it back. */
export const followReceipt = (tx: Tx, orderId: number): Promise<void> =>
  enqueue(tx, issueReceiptJob, { orderId }, `${issueReceiptJob.name}:${orderId}`);

/** The same for many. */
export const followReceipts = (tx: Tx, orderIds: readonly number[]): Promise<void> =>
  enqueueMany(
    tx,
    issueReceiptJob,
    orderIds.map((orderId) => ({ payload: { orderId }, key: `${issueReceiptJob.name}:${orderId}` })),
  );
