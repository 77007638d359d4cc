import { maskedAccount } from '@tokhi/rules/refund/refund-account';
import type { Tx } from '../../../db/database.ts';
import { giveBack } from '../../bonus/public.ts';
import { changeStatus, type LockedOrder, soldOrder } from '../../orders/public.ts';
import { releaseProducts } from '../../stock/public.ts';
import { followReceipt } from '../received/after-payment.jobs.ts';
import { notifyRefundDone } from './notify-refund.ts';
import { causeOf } from './refund-cause.ts';
import { finishRequest, type LockedRefund, requestById, writeDone } from './refund-tasks.queries.ts';
import { piecesAsked } from './refunds.queries.ts';

/**
 * The money was sent: in one transaction the refunds are done, and order, stock, code, points and receipt follow. The caller has locked the
 * order, then the refunds.
 */
export async function finishRefund(
  tx: Tx,
  order: LockedOrder | undefined,
  { refunds, requestId }: { refunds: readonly LockedRefund[]; requestId: number | null },
  by: ({ proof: string } | { providerRefundId: string }) & { staffId: number | null },
  now: Date,
): Promise<void> {
  const open = refunds.filter(({ status }) => status !== 'done');
  await writeDone(
    tx,
    open.map(({ id }) => id),
    by,
    now,
  );
  const [first] = refunds;
  // Unknown money: there is no customer to notify, and nothing else follows.
  if (order === undefined || first === undefined) return;
  if (requestId !== null) await finishRequested(tx, order, requestId, now);
  await notifyRefundDone(tx, order, {
    id: first.id,
    amountTug: refunds.reduce((sum, { amount_tug }) => sum + amount_tug, 0),
    account: first.account_number && `${first.bank_name ?? ''} ${maskedAccount(first.account_number)}`.trim(),
    now,
  });
}

/** In the order of locks: products, code, points. */
async function finishRequested(tx: Tx, order: LockedOrder, requestId: number, now: Date): Promise<void> {
  const request = await requestById(tx, requestId);
  await finishRequest(tx, requestId, { status: 'done' }, now);
  // No other request is open, so all pieces that were requested and not declined have come back.
  const asked = await piecesAsked(tx, order.id);
  const { lines } = await soldOrder(tx, order.id);
  const gone = lines.filter(({ position, quantity }) => asked.get(position) === quantity);
  if (gone.length === lines.length) await changeStatus(tx, order.id, 'refunded', { mover: 'system' }, now);
  else
    await releaseProducts(
      tx,
      order.id,
      gone.map(({ productId }) => productId),
      now,
    );
  const points = request.returned_bonus;
  const move = { customerId: order.customer_id, orderId: order.id, points, cause: causeOf(requestId) };
  await giveBack(tx, move, now);
  // The job corrects or voids the receipt, to match what is left.
  await followReceipt(tx, order.id);
}
