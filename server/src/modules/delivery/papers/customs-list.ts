import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { costsOfProducts, measuresOfProducts, seesCosts } from '../../catalogue/public.ts';
import { cargoByProduct } from '../../orders/public.ts';
import { truckNow } from '../show-truck.ts';
import { ordersOfTruck } from '../trucks.queries.ts';
import { writeCsv } from './write-csv.ts';

/** The load of the truck per product, in yuan if the cost is known and the reader may see costs. */
export async function customsList(
  { db }: { db: Db },
  truckId: number,
  caller: Staff,
): Promise<CallReply<AdminCalls['customsList']>> {
  const truck = await truckNow(db, truckId);
  const goods = await cargoByProduct(db, ordersOfTruck(truckId));
  const ids = goods.map(({ product_id }) => product_id);
  const measures = await measuresOfProducts(db, ids);
  const costs = seesCosts(caller) ? await costsOfProducts(db, ids) : null;
  const rows = goods.map(({ product_id, code, name, colour, pieces }) => {
    const unit = measures.get(product_id);
    const fen = costs?.get(product_id);
    return {
      ...{ code, name, colour, pieces },
      packages: (unit?.package_count ?? 0) * pieces,
      kg: ((unit?.weight_grams ?? 0) * pieces) / 1_000,
      litres: ((unit?.volume_ml ?? 0) * pieces) / 1_000,
      yuan: fen === undefined ? null : (fen * pieces) / 100,
    };
  });
  const csv = writeCsv(
    ['Код', 'Бараа', 'Өнгө', 'Ширхэг', 'Хайрцаг', 'кг', 'м³', ...(costs === null ? [] : ['юань'])],
    rows.map(({ code, name, colour, pieces, packages, kg, litres, yuan }) => [
      ...[code, name, colour, pieces, packages, kg, litres / 1_000],
      ...(costs === null ? [] : [yuan ?? '']),
    ]),
  );
  return { result: 'success', truck, rows, csv };
}
