import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../db/database.ts';
import { measuresOfProducts } from '../../catalogue/public.ts';
import { cargoByProduct } from '../../orders/public.ts';
import { truckNow } from '../show-truck.ts';
import { ordersOfTruck } from '../trucks.queries.ts';
import { writeCsv } from './write-csv.ts';

/** What is on the truck, product by product. What goods cost in yuan is written down nowhere yet, so that there is no such column. */
export async function customsList({ db }: { db: Db }, truckId: number): Promise<CallReply<AdminCalls['customsList']>> {
  const truck = await truckNow(db, truckId);
  const goods = await cargoByProduct(db, ordersOfTruck(truckId));
  const measures = await measuresOfProducts(
    db,
    goods.map(({ product_id }) => product_id),
  );
  const rows = goods.map(({ product_id, code, name, colour, pieces }) => {
    const unit = measures.get(product_id);
    return {
      ...{ code, name, colour, pieces },
      packages: (unit?.package_count ?? 0) * pieces,
      kg: ((unit?.weight_grams ?? 0) * pieces) / 1_000,
      litres: ((unit?.volume_ml ?? 0) * pieces) / 1_000,
    };
  });
  const csv = writeCsv(
    ['Код', 'Бараа', 'Өнгө', 'Ширхэг', 'Хайрцаг', 'кг', 'м³'],
    rows.map(({ code, name, colour, pieces, packages, kg, litres }) => [
      ...[code, name, colour, pieces, packages, kg, litres / 1_000],
    ]),
  );
  return { result: 'success', truck, rows, csv };
}
