import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Db } from '../../db/database.ts';
import { cargoOfOrders } from '../orders/public.ts';
import { districts } from '../settings/public.ts';
import { type NamesOfDistricts, presentLoaded, presentTrucks, type ShownTruck } from './trucks.present.ts';
import { listedTrucks, ordersOfTruck, requireTruck } from './trucks.queries.ts';

export interface TruckDeps {
  db: Db;
  now: () => Date;
}

export async function listTrucks({ db }: { db: Db }): Promise<CallReply<AdminCalls['listTrucks']>> {
  return { result: 'success', trucks: await presentTrucks(db, await listedTrucks(db)) };
}

/** One truck, without its orders. */
export async function truckNow(db: Db, id: number): Promise<ShownTruck> {
  const [truck] = await presentTrucks(db, [await requireTruck(db, id)]);
  if (truck === undefined) throw new Error('a truck that is there is shown');
  return truck;
}

export async function showTruck({ db }: { db: Db }, id: number): Promise<CallReply<AdminCalls['showTruck']>> {
  const truck = await truckNow(db, id);
  const orders = await cargoOfOrders(db, ordersOfTruck(id));
  const names = await namesOfDistricts(db);
  return { result: 'success', truck, orders: orders.map((order) => presentLoaded(order, names)) };
}

export async function namesOfDistricts(db: Db): Promise<NamesOfDistricts> {
  return new Map((await districts(db)).map(({ id, district }) => [id, district]));
}
