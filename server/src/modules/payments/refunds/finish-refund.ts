import { maskedAccount } from '@tokhi/rules/payment/refund-account';
import type { Tx } from '../../../db/database.ts';
import { giveBack } from '../../bonus/public.ts';
import { changeStatus, type HeldOrder, soldOrder } from '../../orders/public.ts';
import { releaseProducts } from '../../stock/public.ts';
import { followReceipt } from '../after-payment.jobs.ts';
import { causeOf } from './refund-cause.ts';
import { type HeldRefund, requestById, settleRequest, writeDone } from './refund-tasks.queries.ts';
import { piecesAsked } from './refunds.queries.ts';
import { tellRefundDone } from './tell-refund.ts';

/**
 * The money has gone: in one transaction the refunds are done, and order, stock, code, points and receipt follow. Held are the order
 * and the refunds, in this order.
 */
export async function finishRefund(
  tx: Tx,
  order: HeldOrder | undefined,
  { refunds, requestId }: { refunds: readonly HeldRefund[]; requestId: number | null },
  by: { proof: string } | { providerRefundId: string },
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
  // Money of nobody known: there is nobody to tell, and nothing else to follow.
  if (order === undefined || first === undefined) return;
  if (requestId !== null) await settle(tx, order, requestId, now);
  await tellRefundDone(tx, order, {
    id: first.id,
    amountTug: refunds.reduce((sum, { amount_tug }) => sum + amount_tug, 0),
    account: first.account_number && `${first.bank_name ?? ''} ${maskedAccount(first.account_number)}`.trim(),
    now,
  });
}

/** In the order of locks: products, code, points. */
async function settle(tx: Tx, order: HeldOrder, requestId: number, now: Date): Promise<void> {
  const request = await requestById(tx, requestId);
  await settleRequest(tx, requestId, { status: 'done' }, now);
  // No other request is open, so that whatever was asked for and not declined has come back.
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
  await giveBack(tx, { customerId: order.customer_id, orderId: order.id, points, cause: causeOf(requestId) });
  // The job brings the receipt in line with what is left: corrected, or voided.
  await followReceipt(tx, order.id);
}
