import type { Tx } from '../../db/database.ts';
import {
  finishStockReservation,
  lockLevels,
  type Pieces,
  reservedProducts,
  reserveLevels,
} from './reservations.queries.ts';

/** What could not be had: nothing was reserved then, and it says what remains of each. */
export type Missing = readonly { productId: number; remain: number }[];

/** Reserves all of it for the order, or nothing. */
export async function reserveStock(tx: Tx, orderId: number, pieces: readonly Pieces[], now: Date): Promise<Missing> {
  const remains = await reserveLevels(tx, orderId, pieces, now);
  return pieces.flatMap(({ productId, quantity }) => {
    const remain = remains.get(productId) ?? 0;
    return remain < quantity ? [{ productId, remain }] : [];
  });
}

/** Gives back what an order held that came to nothing. Done twice it comes to the same. */
export const releaseStock = (tx: Tx, orderId: number, now: Date): Promise<void> =>
  finishReservations(tx, orderId, 'released', now);

/** Gives back what an order held of some products whose lines came to nothing; what has left the store stays away. */
export async function releaseProducts(
  tx: Tx,
  orderId: number,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  await lockLevels(tx, productIds);
  await finishStockReservation(tx, { orderId, productIds }, 'released', now);
}

/** What the order held leaves the store. Done twice it comes to the same. */
export const consumeStock = (tx: Tx, orderId: number, now: Date): Promise<void> =>
  finishReservations(tx, orderId, 'consumed', now);

async function finishReservations(tx: Tx, orderId: number, how: 'released' | 'consumed', now: Date): Promise<void> {
  const productIds = await reservedProducts(tx, orderId);
  await lockLevels(tx, productIds);
  await finishStockReservation(tx, { orderId, productIds }, how, now);
}
