import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { reservedCodeAsJson } from '../checkout/public.ts';
import { districtAsJson, storedCheckout } from '../settings/public.ts';

/** All inputs of the total of an order, with its lines as they were frozen; inside another statement. */
export const orderToPrice = (db: Db, orderId: number) =>
  jsonObjectFrom(
    db
      .selectFrom('orders')
      .select(['khoroo', 'weight_grams', 'volume_ml', 'assembly_count', 'fixing_count', 'wants_vat_receipt'])
      .select(['subtotal_tug', 'sale_tug', 'code_tug', 'delivery_tug'])
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('order_lines')
            .select(['code', 'price_tug', 'sale_price_tug', 'quantity', 'bonus_percent', 'china_delivery_tug'])
            .whereRef('order_lines.order_id', '=', 'orders.id')
            .orderBy('position'),
        ).as('lines'),
        districtAsJson(db, sql.ref('orders.district_id')).as('district'),
        reservedCodeAsJson(db, 'orders.id').as('code'),
        storedCheckout.as('settings'),
      ])
      .where('orders.id', '=', orderId),
  );

export async function readOrderToPrice(db: Db, orderId: number) {
  const { order } = await db.selectNoFrom(orderToPrice(db, orderId).as('order')).executeTakeFirstOrThrow();
  if (order === null) throw new Error(`no order ${orderId}`);
  return order;
}

export type OrderToPrice = Awaited<ReturnType<typeof readOrderToPrice>>;
