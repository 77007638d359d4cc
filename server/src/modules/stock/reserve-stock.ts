import type { Tx } from '../../db/database.ts';
import {
  lockLevels,
  movePieces,
  PIECE_MOVES,
  type PieceMove,
  type Pieces,
  productsReservedBy,
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
  moveReserved(tx, [orderId], 'released', now);

/** Gives back what an order held of some products whose lines came to nothing; what has left the store stays away. */
export async function releaseProducts(
  tx: Tx,
  orderId: number,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  await lockLevels(tx, productIds);
  await movePieces(tx, { orderIds: [orderId], productIds }, 'released', now);
}

/** What the orders held leaves the store. Done twice it comes to the same. */
export const consumeStock = (tx: Tx, orderIds: readonly number[], now: Date): Promise<void> =>
  moveReserved(tx, orderIds, 'consumed', now);

/** What has left the store by mistake is there, for the same orders. Done twice it comes to the same. */
export const takeStockBack = (tx: Tx, orderIds: readonly number[], now: Date): Promise<void> =>
  moveReserved(tx, orderIds, 'taken_back', now);

async function moveReserved(tx: Tx, orderIds: readonly number[], how: PieceMove, now: Date): Promise<void> {
  const productIds = await productsReservedBy(tx, orderIds, PIECE_MOVES[how].from);
  await lockLevels(tx, productIds);
  await movePieces(tx, { orderIds, productIds }, how, now);
}
