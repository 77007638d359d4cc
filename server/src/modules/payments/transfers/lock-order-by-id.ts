import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { type LockedOrder, lockOrder } from '../../orders/public.ts';

/** Orders are never deleted: an order that a row names exists. */
export async function lockOrderById(tx: Tx, orderId: number): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw refuse('order_not_found');
  return order;
}
