import { type Refusal, refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../db/database.ts';
import { numbersOfOrders } from '../orders/public.ts';
import { ordersReserving } from '../stock/public.ts';

const NAMED = 10;

/** The numbers of the orders that have reserved units of these products, by product. */
export async function orderNumbersReserving(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (productIds.length === 0) return new Map();
  const kept = await ordersReserving(db, productIds);
  const numbers = await numbersOfOrders(
    db,
    kept.map(({ order_id }) => order_id),
  );
  const byProduct = Map.groupBy(kept, ({ product_id }) => product_id);
  return new Map([...byProduct].map(([id, rows]) => [id, rows.flatMap(({ order_id }) => numbers.get(order_id) ?? [])]));
}

/** Reserved units belong to orders: a lower count is refused, and the refusal names the orders to close first. */
export async function refuseReserved(
  db: Db,
  productId: number,
  { onHand, reserved }: { onHand: number; reserved: number },
): Promise<Refusal> {
  const numbers = (await orderNumbersReserving(db, [productId])).get(productId) ?? [];
  const rest = numbers.length > NAMED ? ` +${numbers.length - NAMED}` : '';
  const orders = `${numbers.slice(0, NAMED).join(', ')}${rest}`;
  return refuse('units_reserved', { orders, on_hand: onHand, reserved });
}
