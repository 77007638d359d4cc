import { isOverdue } from '@tokhi/rules/order/order-expiry';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { queueLetter } from '../../notifications/public.ts';
import { changeStatus } from '../change-status.ts';
import { holdOrder } from '../status.queries.ts';
import { overdueOrders } from './expiry.queries.ts';

/**
 * Ends an unpaid order whose time is over, frees what it held and tells its customer, all or nothing. One that was paid or
 * cancelled meanwhile, or has got more time, is left alone: it may be told any number of times.
 */
export const expireOrder = (db: Db, orderId: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await holdOrder(tx, orderId);
    if (order?.status !== 'pending' || !isOverdue(order.expires_at, now)) return;
    await changeStatus(tx, orderId, 'expired', { mover: 'system' }, now);
    await queueLetter(
      tx,
      { kind: 'order-expired', orderNumber: order.order_number },
      { email: order.contact_email, customerId: order.customer_id },
      `order-expired:${order.order_number}:email`,
    );
  });

const AT_ONCE = 200;
/** Beside each other: most of an expiry is waiting for the database. */
const HANDS = 4;

/** Ends every order that a lost job left over; how many. */
export async function sweepExpired(db: Db, now: Date): Promise<number> {
  let ended = 0;
  for (;;) {
    const ids = await overdueOrders(db, now, AT_ONCE);
    const rest = ids.values();
    const hand = async () => {
      for (const id of rest) await expireOrder(db, id, now);
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
    ended += ids.length;
    if (ids.length < AT_ONCE) return ended;
  }
}
