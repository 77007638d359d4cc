// Stock reserved by orders. Levels are locked in the order of ids before any is changed, so that two orders never deadlock; a movement is
// written with every change, and records the level after it (decision 14).
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Pieces of a product. */
export interface Pieces {
  productId: number;
  quantity: number;
}

/** Locks the levels of these products until the transaction ends; returns how many of each remain. */
export async function lockLevels(tx: Tx, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ product_id: number; remain: number }>`
    select product_id, remain from stock_levels where product_id = any(${[...productIds]}::int[])
    order by product_id for update`.execute(tx);
  return new Map(rows.map(({ product_id, remain }) => [product_id, remain]));
}

/**
 * Reserves all of these pieces for the order, or none; returns how many of each remained before. One statement, because every order of
 * these products waits for the rows until the commit. `locked` waits for the current owners of the locks, in the order of ids, and sees
 * what they left; no level is changed before all are locked. The update may find a row version from before the wait: PostgreSQL then takes
 * the newest version, which is the locked one. If it did not, stock_is_never_oversold would refuse the update.
 */
export async function reserveLevels(
  tx: Tx,
  orderId: number,
  pieces: readonly Pieces[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const ids = pieces.map(({ productId }) => productId);
  const quantities = pieces.map(({ quantity }) => quantity);
  const { rows } = await sql<{ product_id: number; remain: number }>`
    with wanted as (select * from unnest(${ids}::int[], ${quantities}::int[]) as one (product_id, quantity)),
    locked as materialized (
      select product_id, remain from stock_levels where product_id = any(${ids}::int[]) order by product_id for update),
    levels as (
      update stock_levels set reserved = reserved + wanted.quantity from wanted
      where stock_levels.product_id = wanted.product_id and not exists (
        select from wanted left join locked using (product_id) where coalesce(locked.remain, 0) < wanted.quantity)
      returning stock_levels.product_id, wanted.quantity, on_hand, reserved),
    held as (
      insert into stock_reservations (order_id, product_id, quantity, created_at)
      select ${orderId}::bigint, product_id, quantity, ${now}::timestamptz from levels),
    moved as (
      insert into stock_movements (order_id, product_id, reserved_change, on_hand_after, reserved_after, reason, created_at)
      select ${orderId}::bigint, product_id, quantity, on_hand, reserved, 'reserved', ${now}::timestamptz
      from levels order by product_id)
    select product_id, remain from locked`.execute(tx);
  return new Map(rows.map(({ product_id, remain }) => [product_id, remain]));
}

type ReservationStatus = 'held' | 'released' | 'consumed';

/** The products that these orders have in this state. */
export async function productsReservedBy(
  tx: Tx,
  orderIds: readonly number[],
  status: ReservationStatus = 'held',
): Promise<number[]> {
  const rows = await tx
    .selectFrom('stock_reservations')
    .select('product_id')
    .distinct()
    .where(sql<boolean>`order_id = any(${[...orderIds]}::bigint[])`)
    .where('status', '=', status)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Transitions of reserved pieces: the states of the reservation, and how much each piece changes its level. */
export const PIECE_MOVES = {
  // Released: they were only reserved.
  released: { from: 'held', to: 'released', onHand: 0, reserved: -1 },
  // They leave the store, and are no longer on hand.
  consumed: { from: 'held', to: 'consumed', onHand: -1, reserved: -1 },
  // They were taken out by mistake: they are on hand again, for the same order.
  taken_back: { from: 'consumed', to: 'held', onHand: 1, reserved: 1 },
} as const satisfies Record<
  string,
  { from: ReservationStatus; to: ReservationStatus; onHand: number; reserved: number }
>;
export type PieceMove = keyof typeof PIECE_MOVES;

/**
 * Moves what these orders reserved of these products; reservations in another state are skipped, so it may run twice. Their levels are
 * locked. Several orders may have the same product: each gets its movement, with the level after it.
 */
export async function movePieces(
  tx: Tx,
  { orderIds, productIds }: { orderIds: readonly number[]; productIds: readonly number[] },
  how: PieceMove,
  now: Date,
): Promise<void> {
  const { from, to, onHand, reserved } = PIECE_MOVES[how];
  await sql`
    with moved as (
      update stock_reservations set status = ${to}, settled_at = ${to === 'held' ? null : now}::timestamptz
      where order_id = any(${[...orderIds]}::bigint[]) and product_id = any(${[...productIds]}::int[]) and status = ${from}
      returning order_id, product_id, quantity),
    sums as (select product_id, sum(quantity)::int as quantity from moved group by product_id),
    levels as (
      update stock_levels set reserved = reserved + sums.quantity * ${reserved}::int, on_hand = on_hand + sums.quantity * ${onHand}::int
      from sums where stock_levels.product_id = sums.product_id
      returning stock_levels.product_id, sums.quantity, on_hand, reserved),
    steps as (
      select moved.order_id, moved.product_id, moved.quantity, levels.on_hand, levels.reserved,
        levels.quantity - sum(moved.quantity) over (partition by moved.product_id order by moved.order_id) as still_to_come
      from moved join levels using (product_id))
    insert into stock_movements
      (order_id, product_id, on_hand_change, reserved_change, on_hand_after, reserved_after, reason, created_at)
    select order_id, product_id, quantity * ${onHand}::int, quantity * ${reserved}::int,
      on_hand - still_to_come * ${onHand}::int, reserved - still_to_come * ${reserved}::int, ${how}, ${now}::timestamptz
    from steps order by product_id, order_id`.execute(tx);
}
