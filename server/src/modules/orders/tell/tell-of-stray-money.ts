import type { Tx } from '../../../db/database.ts';
import { tellBoth } from './tell-both.ts';
import { orderToTell } from './told-orders.queries.ts';

/** Money for an order that came late, twice or in another amount goes back whole: its payer is told, once a refund. */
export async function tellOfStrayMoney(
  tx: Tx,
  orderId: number,
  { amountTug, refundId }: { amountTug: number; refundId: number },
  now: Date,
): Promise<void> {
  const order = await orderToTell(tx, orderId);
  const told = { kind: 'stray-money' as const, orderNumber: order.order_number, amountTug };
  await tellBoth(tx, order, told, `stray-money:${refundId}`, now);
}
