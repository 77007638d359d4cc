import { refuse } from '@tokhi/contract/texts/refusals';
import { mayMove, type OrderStatus } from '@tokhi/rules/order/order-status';
import type { Tx } from '../../db/database.ts';
import { giveEarned, returnSpent } from '../bonus/public.ts';
import { finishCodeReservation, freeUsedCode } from '../checkout/public.ts';
import { releaseStock } from '../stock/public.ts';
import { notifyStatus } from './notify/notify-status.ts';
import { type LockedOrder, lockOrder } from './status.queries.ts';
import { type MovedBy, writeStep } from './write-step.ts';

/**
 * The only writer of one order's status. It locks the order, so that of payment, expiry and a cancellation by the customer one wins and the
 * others are refused. The effects on stock, code and bonus, and the notice, are written in the same transaction. moveOrders moves many
 * orders one step, and writes the status the same way.
 */
export async function changeStatus(
  tx: Tx,
  orderId: number,
  to: OrderStatus,
  movedBy: MovedBy,
  now: Date,
): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw refuse('order_not_found');
  if (!mayMove(order.status, to, movedBy.mover, order.source)) throw refuse(refusedAt(order.status));
  await writeStep(tx, [order], to, movedBy, now);
  if (to === 'expired') await freeEverything(tx, order, now);
  // Goods that left the store are consumed already; a refund puts what is still reserved back on the shelf.
  if (to === 'refunded') {
    await releaseStock(tx, orderId, now);
    await freeUsedCode(tx, orderId, now);
  }
  if (to === 'paid') {
    await finishCodeReservation(tx, orderId, 'used', now);
    await giveEarned(tx, { customerId: order.customer_id, orderId, points: order.earned_bonus_tug }, now);
  }
  await notifyStatus(tx, order, to, movedBy.mover, now);
  return order;
}

/** An end is final (decision 15); an order in any later step was paid. */
const refusedAt = (status: OrderStatus) =>
  status === 'expired' || status === 'refunded' ? 'order_expired' : 'order_already_paid';

/** In the order of locks: products, code, bonus. */
async function freeEverything(tx: Tx, { id, customer_id }: LockedOrder, now: Date): Promise<void> {
  await releaseStock(tx, id, now);
  await finishCodeReservation(tx, id, 'freed', now);
  await returnSpent(tx, { customerId: customer_id, orderId: id }, now);
}
