import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../db/database.ts';
import { cargoOfOrders } from '../../orders/public.ts';
import { namesOfDistricts, truckNow } from '../show-truck.ts';
import { measuresOf, placeOf } from '../trucks.present.ts';
import { ordersOfTruck } from '../trucks.queries.ts';
import { writeCsv } from './write-csv.ts';

/** The load of the truck per order. */
export async function loadList({ db }: { db: Db }, truckId: number): Promise<CallReply<AdminCalls['loadList']>> {
  const truck = await truckNow(db, truckId);
  const districts = await namesOfDistricts(db);
  const rows = (await cargoOfOrders(db, ordersOfTruck(truckId))).map((order) => ({
    ordernumber: order.order_number,
    name: order.contact_name,
    place: order.is_pickup ? 'Очиж авна' : placeOf(order, districts),
    goods: order.goods,
    ...measuresOf(order),
  }));
  const csv = writeCsv(
    ['Захиалга', 'Хэрэглэгч', 'Хаяг', 'Бараа', 'Ширхэг', 'Хайрцаг', 'кг', 'м³'],
    rows.map(({ ordernumber, name, place, goods, pieces, packages, kg, litres }) => [
      ...[ordernumber, name, place ?? ''],
      goods.map(({ code, name: of, colour, quantity }) => `${code} ${of}, ${colour} × ${quantity}`).join('; '),
      ...[pieces, packages, kg, litres / 1_000],
    ]),
  );
  return { result: 'success', truck, rows, csv };
}
