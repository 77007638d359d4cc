// What orders hold of the stock. Levels are locked in the order of ids before any is changed, so that no two orders wait for each
// other; a movement is written with every change, and says what the level was afterwards (decision 14).
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Pieces of a product. */
export interface Pieces {
  productId: number;
  quantity: number;
}

/** Holds the levels of these products until the transaction ends; what remains of each. */
export async function lockLevels(tx: Tx, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ product_id: number; remain: number }>`
    select product_id, remain from stock_levels where product_id = any(${[...productIds]}::int[])
    order by product_id for update`.execute(tx);
  return new Map(rows.map(({ product_id, remain }) => [product_id, remain]));
}

/**
 * Holds all of these pieces for the order, or none; what remained of each before. One statement, because these rows are everybody's
 * until the commit. `locked` waits for whoever has them, in the order of ids, and sees what that one left; no level is changed before
 * all are locked. The update may find a row as it was before the wait: PostgreSQL then takes the newest version, which is the locked
 * one. Were it not so, stock_is_never_oversold would refuse it.
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

/** The products that the order holds pieces of. */
export async function reservedProducts(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('stock_reservations')
    .select('product_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'held')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Ends the order's reservations of these products; those that ended before stay, so it may run twice. Their levels are locked. */
export async function finishStockReservation(
  tx: Tx,
  { orderId, productIds }: { orderId: number; productIds: readonly number[] },
  how: 'released' | 'consumed',
  now: Date,
): Promise<void> {
  // Pieces that leave the store are on hand no more; those that are freed were only reserved.
  const gone = how === 'consumed' ? 1 : 0;
  await sql`
    with settled as (
      update stock_reservations set status = ${how}, settled_at = ${now}
      where order_id = ${orderId} and product_id = any(${[...productIds]}::int[]) and status = 'held'
      returning product_id, quantity),
    levels as (
      update stock_levels set reserved = reserved - settled.quantity, on_hand = on_hand - settled.quantity * ${gone}::int
      from settled where stock_levels.product_id = settled.product_id
      returning stock_levels.product_id, settled.quantity, on_hand, reserved)
    insert into stock_movements
      (order_id, product_id, on_hand_change, reserved_change, on_hand_after, reserved_after, reason, created_at)
    select ${orderId}::bigint, product_id, - quantity * ${gone}::int, - quantity, on_hand, reserved, ${how}, ${now}::timestamptz
    from levels order by product_id`.execute(tx);
}
