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

/** The products that were short, and how many of each remain: in that case nothing was reserved. */
export type Missing = readonly { productId: number; remain: number }[];

/** Reserves all of it for the order, or nothing. */
export async function reserveStock(tx: Tx, orderId: number, pieces: readonly Pieces[], now: Date): Promise<Missing> {
  const remains = await reserveLevels(tx, orderId, pieces, now);
  return pieces.flatMap(({ productId, quantity }) => {
    const remain = remains.get(productId) ?? 0;
    return remain < quantity ? [{ productId, remain }] : [];
  });
}

/** Releases the pieces of an order that ended unpaid. Can be repeated. */
export const releaseStock = (tx: Tx, orderId: number, now: Date): Promise<void> =>
  moveReserved(tx, [orderId], 'released', now);

/** Releases an order's pieces of some products whose lines were dropped; pieces that have left the store are not affected. */
export async function releaseProducts(
  tx: Tx,
  orderId: number,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  await lockLevels(tx, productIds);
  await movePieces(tx, { orderIds: [orderId], productIds }, 'released', now);
}

/** The reserved pieces of these orders leave the store. Can be repeated. */
export const consumeStock = (tx: Tx, orderIds: readonly number[], now: Date): Promise<void> =>
  moveReserved(tx, orderIds, 'consumed', now);

/** Puts pieces that left the store by mistake back, for the same orders. Can be repeated. */
export const takeStockBack = (tx: Tx, orderIds: readonly number[], now: Date): Promise<void> =>
  moveReserved(tx, orderIds, 'taken_back', now);

async function moveReserved(tx: Tx, orderIds: readonly number[], how: PieceMove, now: Date): Promise<void> {
  const productIds = await productsReservedBy(tx, orderIds, PIECE_MOVES[how].from);
  await lockLevels(tx, productIds);
  await movePieces(tx, { orderIds, productIds }, how, now);
}
