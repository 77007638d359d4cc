import { isOverdue } from '@tokhi/rules/order/order-expiry';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { changeStatus } from '../change-status.ts';
import type { InvoicesPort } from '../invoices-port.ts';
import { lockOrder } from '../status.queries.ts';

/**
 * Ends an unpaid order whose time is over, frees what it reserved and notifies its customer (change-status.ts), all or nothing. An order
 * that was paid, cancelled or extended meanwhile stays as it is: the function may be called any number of times.
 */
export const expireOrder = (
  { db, closeRows }: { db: Db; closeRows: InvoicesPort['closeRows'] },
  orderId: number,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'pending' || !isOverdue(order.expires_at, now)) return;
    await changeStatus(tx, orderId, 'expired', { mover: 'system' }, now);
    await closeRows(tx, orderId, 'ended', now);
  });
