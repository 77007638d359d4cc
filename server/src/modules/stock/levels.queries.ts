// Stock changes made by staff. Every change is a movement that records who made it and why (decision 14).
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** The levels, inside another module's statement. */
export const levels = sql`(select product_id, on_hand, reserved, remain from stock_levels)`;

/** The newest movement that changed the units on hand, inside a statement: `productId` is the column with the product's id there. */
const newestMovementOf = (productId: string) => sql<number>`coalesce((
  select id from stock_movements where stock_movements.product_id = ${sql.ref(productId)} and on_hand_change <> 0
  order by id desc limit 1), 0)`;

interface Level {
  onHand: number;
  reserved: number;
  /** The newest movement that changed the units on hand; 0 if there is none. */
  movementId: number;
}

/** Locks these levels until the transaction ends, in the order of ids; a product without a level gets one. */
export async function lockOnHand(tx: Tx, productIds: readonly number[]): Promise<ReadonlyMap<number, Level>> {
  const ids = [...productIds];
  await sql`insert into stock_levels (product_id) select unnest(${ids}::int[]) order by 1
    on conflict (product_id) do nothing`.execute(tx);
  await sql`select from stock_levels where product_id = any(${ids}::int[]) order by product_id for update`.execute(tx);
  // In a second statement: the one that waited would still see the movements as of before the wait.
  const { rows } = await sql<{ product_id: number; on_hand: number; reserved: number; movement_id: number }>`
    select product_id, on_hand, reserved, ${newestMovementOf('stock_levels.product_id')} as movement_id
    from stock_levels where product_id = any(${ids}::int[])`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.product_id,
      { onHand: row.on_hand, reserved: row.reserved, movementId: Number(row.movement_id) },
    ]),
  );
}

interface Move {
  productId: number;
  change: number;
  note: string | null;
}

interface Why {
  reason: 'received' | 'counted' | 'written_off';
  loss?: string | null;
  staffId: number;
}

/** Moves units of products whose levels are locked; returns the movement of each. */
export async function moveOnHand(
  tx: Tx,
  moves: readonly Move[],
  { reason, loss = null, staffId }: Why,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; product_id: number }>`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(moves)}::json) as one ("productId" int, change int, note text)),
    moved as (
      update stock_levels set on_hand = on_hand + wanted.change from wanted
      where stock_levels.product_id = wanted."productId"
      returning product_id, wanted.change, wanted.note, on_hand, reserved)
    insert into stock_movements
      (product_id, staff_id, on_hand_change, on_hand_after, reserved_after, reason, loss, note, created_at)
    select product_id, ${staffId}::int, change, on_hand, reserved, ${reason}, ${loss}::text, note, ${now}::timestamptz
    from moved order by product_id
    returning id, product_id`.execute(tx);
  return new Map(rows.map(({ id, product_id }) => [product_id, Number(id)]));
}

/** Those of these products that were counted or written off after the movement that the caller saw. */
export async function countedSince(
  tx: Tx,
  seen: readonly { productId: number; movementId: number }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ product_id: number }>`
    select "productId" as product_id
    from json_to_recordset(${JSON.stringify(seen)}::json) as one ("productId" int, "movementId" bigint)
    where exists (
      select from stock_movements where product_id = "productId" and id > "movementId"
        and reason in ('counted', 'written_off'))`.execute(tx);
  return new Set(rows.map(({ product_id }) => product_id));
}

/** The orders that have reserved units of these products, oldest first. */
export async function ordersReserving(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('stock_reservations')
    .select(['product_id', 'order_id', 'quantity'])
    .where(sql<boolean>`product_id = any(${[...productIds]}::int[])`)
    .where('status', '=', 'held')
    .orderBy('order_id')
    .execute();
}

/** How many orders have reserved any of the products that another module's statement finds. */
export async function countOrdersReserving(db: Db, productIds: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(distinct order_id)::int as orders from stock_reservations
    where status = 'held' and product_id in (${productIds})`.execute(db);
  return rows[0]?.orders ?? 0;
}

/** The movements of a product, newest first; reservations of orders are left out because they move no units. */
export const movementsOf = (db: Db, productId: number, before: number | undefined, limit: number) =>
  db
    .selectFrom('stock_movements')
    .select(['id', 'created_at', 'reason', 'loss', 'on_hand_change', 'on_hand_after', 'note', 'order_id', 'staff_id'])
    .where('product_id', '=', productId)
    .where('on_hand_change', '<>', 0)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export type Movement = Awaited<ReturnType<typeof movementsOf>>[number];

/** Movements by their ids. */
export const movementsById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('stock_movements')
    .select(['id', 'product_id', 'on_hand_change'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();

/** The movements of units on hand, inside another module's statement. */
export const movedUnits = sql`(select id, product_id, reason, on_hand_change as units from stock_movements)`;
