import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { wayOf } from '@tokhi/rules/order/order-status';
import type { Db } from '../../db/database.ts';
import { cargoByStep, type cargoOfOrders } from '../orders/public.ts';
import { cargoOfTrucks, type TruckRow } from './trucks.queries.ts';

export type ShownTruck = CallReply<AdminCalls['listTrucks']>['trucks'][number];
type Cargo = Awaited<ReturnType<typeof cargoByStep>>[number];

const GRAMS_PER_KG = 1_000;
const ML_PER_LITRE = 1_000;

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;
const earliest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((first, date) => (first === null || (date !== null && date < first) ? date : first), null);

/** Trucks with their load, by one query for all of them. */
export async function presentTrucks(db: Db, rows: readonly TruckRow[]): Promise<ShownTruck[]> {
  const cargo = await cargoByStep(db, cargoOfTrucks(rows.map(({ id }) => id)));
  return rows.map((row) =>
    presentTruck(
      row,
      cargo.filter(({ carrier }) => carrier === row.id),
    ),
  );
}

function presentTruck(row: TruckRow, cargo: readonly Cargo[]): ShownTruck {
  const sum = (of: 'orders' | 'pieces' | 'packages' | 'grams' | 'millilitres') =>
    cargo.reduce((total, group) => total + group[of], 0);
  return {
    id: row.id,
    name: row.name,
    driver: row.driver,
    phone: row.driver_phone,
    plate: row.plate,
    capacityKg: row.capacity_kg,
    capacityLitres: row.capacity_litres,
    departsAt: moment(row.departs_at),
    arrivesAt: moment(row.arrives_at),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    closedAt: moment(row.closed_at),
    orders: sum('orders'),
    pieces: sum('pieces'),
    packages: sum('packages'),
    kg: sum('grams') / GRAMS_PER_KG,
    litres: sum('millilitres') / ML_PER_LITRE,
    steps: stepsOf(cargo),
  };
}

const TIMED = ['loaded', 'came_in_ereen', 'came_in_ub'] as const;

/** All steps, and any other outcome of an order (a refund). */
function stepsOf(cargo: readonly Cargo[]): ShownTruck['steps'] {
  const way = wayOf('beijing');
  const others = cargo.map(({ status }) => status).filter((status) => !way.includes(status));
  return [...way, ...others].map((status) => {
    const timed = TIMED.find((one) => one === status);
    return {
      status,
      count: cargo.find((group) => group.status === status)?.orders ?? 0,
      at: timed === undefined ? null : moment(earliest(cargo.map((group) => group[`${timed}_at`]))),
    };
  });
}

type CargoOfOrder = Awaited<ReturnType<typeof cargoOfOrders>>[number];
export type NamesOfDistricts = ReadonlyMap<number, string>;

export const placeOf = ({ district_id, khoroo }: CargoOfOrder, districts: NamesOfDistricts): string | null => {
  const district = district_id === null ? undefined : districts.get(district_id);
  if (district === undefined) return null;
  return khoroo === null ? district : `${district}, ${khoroo}`;
};

/** The size of an order, in units for people. */
export const measuresOf = ({ goods, packages, grams, millilitres }: CargoOfOrder) => ({
  pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
  packages,
  kg: grams / GRAMS_PER_KG,
  litres: millilitres / ML_PER_LITRE,
});

export const presentLoaded = (
  order: CargoOfOrder,
  districts: NamesOfDistricts,
): CallReply<AdminCalls['showTruck']>['orders'][number] => ({
  ordernumber: order.order_number,
  status: order.status,
  version: order.version,
  name: order.contact_name,
  place: placeOf(order, districts),
  isPickup: order.is_pickup,
  picture: order.picture,
  ...measuresOf(order),
});

/** The input as stored. */
export const writtenTruck = (typed: CallBody<AdminCalls['createTruck']>) => ({
  name: typed.name,
  driver: typed.driver,
  driver_phone: typed.phone,
  plate: typed.plate,
  capacity_kg: typed.capacityKg,
  capacity_litres: typed.capacityLitres,
  departs_at: typed.departsAt === null ? null : new Date(typed.departsAt),
  arrives_at: typed.arrivesAt === null ? null : new Date(typed.arrivesAt),
});
