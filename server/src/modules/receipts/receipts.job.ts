import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { noteFinding } from '../../jobs/worker-findings.queries.ts';
import type { Logger } from '../../logger.ts';
import { followReceipts, issueReceiptJob } from '../payments/public.ts';
import { issueReceipt } from './issue-receipt.ts';
import type { ReceiptDeps } from './receipt-deps.ts';
import { countUnregistered, markFailed, ordersWaitingForPosApi } from './receipts.queries.ts';

const watchPosApiJob = defineJob({
  name: 'receipt.watch',
  queue: 'receipts',
  payload: z.object({}),
  priority: 30,
  attempts: 1,
  schedule: '* * * * *',
});

/** The name of the lottery count among the worker's findings. */
export const LOTTERIES_LEFT = 'lottery numbers left';

/** Below this somebody has to fetch more numbers, or the next receipts are refused. */
const FEW_LOTTERIES = 500;

/** Keeps receipts in line with the money; checks PosAPI every minute. */
export function receiptHandlers(deps: ReceiptDeps, registry: Registry, logger: Logger): JobHandler[] {
  const { db, now } = deps;
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const left = gauge('receipt_lotteries_left', 'Lottery numbers that PosAPI still has; an alarm below 500');
  // Unknown until PosAPI answers: 0 would raise the alarm.
  left.remove();
  const waiting = gauge('receipts_waiting', 'Receipts that are wanted and not registered');
  const failed = gauge('receipts_failed', 'Receipts that nobody tries any more: a person has to look');
  return [
    handleJob(
      issueReceiptJob,
      ({ orderId }) => issueReceipt(deps, orderId),
      (tx, { orderId }) => markFailed(tx, orderId, now()),
    ),
    handleJob(watchPosApiJob, async () => {
      const counted = await countUnregistered(db);
      waiting.set(counted.requested);
      failed.set(counted.failed);
      const lotteries = (await deps.posApi?.lotteriesLeft()) ?? 'away';
      if (lotteries === 'away') return;
      left.set(lotteries);
      await noteFinding(db, LOTTERIES_LEFT, lotteries, now());
      if (lotteries < FEW_LOTTERIES) logger.error({ left: lotteries }, 'PosAPI has few lottery numbers left');
      // PosAPI is back: do not wait for the queue's next attempts, which may be hours away. All of them: after an outage of ten minutes
      // there are thousands, and the next check is a minute away.
      const orderIds = await ordersWaitingForPosApi(db);
      await inTransaction(db, (tx) => followReceipts(tx, orderIds));
    }),
  ];
}
