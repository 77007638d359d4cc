import { isOverdue } from '@tokhi/rules/order/order-expiry';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Bills } from '../bills.ts';
import { changeStatus } from '../change-status.ts';
import { holdOrder } from '../status.queries.ts';

/**
 * Ends an unpaid order whose time is over, frees what it held and tells its customer (change-status.ts), all or nothing. One that was paid or
 * cancelled meanwhile, or has got more time, is left alone: it may be told any number of times.
 */
export const expireOrder = (
  { db, release }: { db: Db; release: Bills['release'] },
  orderId: number,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await holdOrder(tx, orderId);
    if (order?.status !== 'pending' || !isOverdue(order.expires_at, now)) return;
    await changeStatus(tx, orderId, 'expired', { mover: 'system' }, now);
    await release(tx, orderId, 'ended', now);
  });
