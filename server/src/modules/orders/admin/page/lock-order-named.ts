import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../../db/database.ts';
import { orderIdByNumber } from '../../find-order.queries.ts';
import { type LockedOrder, lockOrder } from '../../status.queries.ts';

/** Locks the order with this number until the transaction ends. */
export async function lockOrderNamed(tx: Tx, orderNumber: string): Promise<LockedOrder> {
  const orderId = await orderIdByNumber(tx, orderNumber);
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
  if (order === undefined) throw refuse('order_not_found');
  return order;
}
