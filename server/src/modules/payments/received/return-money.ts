import { refundInstrument } from '@tokhi/rules/refund/refund-amount';
import type { Tx } from '../../../db/database.ts';
import { notifyStrayMoney } from '../../orders/public.ts';
import { methodOf } from '../../settings/public.ts';
import { insertRefundTask, partialPayments, type TaskReason } from './money.queries.ts';

/** Creates a task to return money that pays nothing, and notifies the payer. */
export async function returnMoney(
  tx: Tx,
  money: { paymentId: number; orderId: number | null; provider: string; amountTug: number },
  reason: TaskReason,
  now: Date,
): Promise<void> {
  const { provider, ...task } = money;
  const instrument = refundInstrument(methodOf(provider), false);
  const refundId = await insertRefundTask(tx, { ...task, reason, instrument }, now);
  const { orderId, amountTug } = money;
  if (orderId !== null) await notifyStrayMoney(tx, orderId, { amountTug, refundId }, now);
}

/** Returns partial payments that will not reach the total. */
export async function returnParts(tx: Tx, orderId: number, reason: TaskReason, now: Date): Promise<void> {
  for (const { id, amount_tug, provider } of await partialPayments(tx, orderId)) {
    await returnMoney(tx, { paymentId: id, orderId, provider, amountTug: amount_tug }, reason, now);
  }
}
