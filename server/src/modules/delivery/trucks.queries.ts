import { refuse } from '@tokhi/contract/texts/refusals';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

const trucks = (db: Db) =>
  db
    .selectFrom('shipments')
    .select(['id', 'name', 'version', 'driver', 'driver_phone', 'plate', 'capacity_kg', 'capacity_litres'])
    .select(['created_at', 'closed_at', 'departs_at', 'arrives_at']);

export type TruckRow = Awaited<ReturnType<typeof lockTruck>>;

const CLOSED_SHOWN = 50;

/** Trucks that are under way, newest first, then the last closed ones. */
export async function listedTrucks(db: Db): Promise<TruckRow[]> {
  const open = await openTrucks(db);
  const closed = trucks(db).where('closed_at', 'is not', null).orderBy('closed_at', 'desc').limit(CLOSED_SHOWN);
  return [...open, ...(await closed.execute())];
}

export async function requireTruck(db: Db, id: number): Promise<TruckRow> {
  const row = await trucks(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuse('truck_not_found');
  return row;
}

/** Locks the truck until the transaction ends. */
export async function lockTruck(tx: Tx, id: number) {
  const row = await trucks(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw refuse('truck_not_found');
  return row;
}

/** The orders of a truck, as a query inside another statement. */
export const ordersOfTruck = (id: number) => sql`select order_id from shipment_orders where shipment_id = ${id}`;

/** The orders of several trucks, each with its truck. */
export const cargoOfTrucks = (ids: readonly number[]) =>
  sql`select shipment_id, order_id from shipment_orders where shipment_id = any(${[...ids]}::int[])`;

interface WrittenTruck {
  name: string;
  driver: string | null;
  driver_phone: string | null;
  plate: string | null;
  capacity_kg: number | null;
  capacity_litres: number | null;
  departs_at: Date | null;
  arrives_at: Date | null;
}

export async function insertTruck(tx: Tx, truck: WrittenTruck, staffId: number, now: Date): Promise<number> {
  const row = { ...truck, created_by: staffId, created_at: now };
  return (await tx.insertInto('shipments').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateTruck(tx: Tx, id: number, truck: WrittenTruck): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ ...truck, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function writeClosed(tx: Tx, id: number, staffId: number, now: Date): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ closed_at: now, closed_by: staffId, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Puts these orders on the truck, except orders that are on any truck already; returns those that were added. */
export async function putOnTruck(
  tx: Tx,
  { truckId, orderIds, staffId }: { truckId: number; orderIds: readonly number[]; staffId: number },
  now: Date,
): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await tx
    .insertInto('shipment_orders')
    .values(orderIds.map((id) => ({ order_id: id, shipment_id: truckId, added_by: staffId, added_at: now })))
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** The trucks of these orders. */
export async function trucksOfOrders(db: Db, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('shipment_orders')
    .innerJoin('shipments', 'shipments.id', 'shipment_orders.shipment_id')
    .select(['order_id', 'shipment_id', 'shipments.name'])
    .where(sql<boolean>`order_id = any(${[...orderIds]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ order_id, shipment_id, name }) => [order_id, { id: shipment_id, name }]));
}

export async function takeOffTruck(tx: Tx, truckId: number, orderIds: readonly number[]): Promise<number> {
  const rows = await tx
    .deleteFrom('shipment_orders')
    .where('shipment_id', '=', truckId)
    .where(sql<boolean>`order_id = any(${[...orderIds]}::bigint[])`)
    .returning('order_id')
    .execute();
  return rows.length;
}

export async function moveToTruck(
  tx: Tx,
  { truckId, toId, orderIds, staffId }: { truckId: number; toId: number; orderIds: readonly number[]; staffId: number },
  now: Date,
): Promise<number> {
  const rows = await tx
    .updateTable('shipment_orders')
    .set({ shipment_id: toId, added_by: staffId, added_at: now })
    .where('shipment_id', '=', truckId)
    .where(sql<boolean>`order_id = any(${[...orderIds]}::bigint[])`)
    .returning('order_id')
    .execute();
  return rows.length;
}

/** Names of trucks, by id. */
export async function namesOfTrucks(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('shipments')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Trucks that are loading or under way, newest first. */
export const openTrucks = (db: Db): Promise<TruckRow[]> =>
  trucks(db).where('closed_at', 'is', null).orderBy('id', 'desc').execute();
