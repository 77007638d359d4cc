import type { Db } from '../../db/database.ts';
import { termsOfRow } from './terms-of-row.ts';

/** All data for the tax receipt of an order, its terms with their signs; undefined: there is no such order. */
export async function orderOfReceipt(db: Db, orderId: number) {
  const order = await db
    .selectFrom('orders')
    .select([
      'id',
      'order_number',
      'customer_id',
      'contact_email',
      'status',
      'paid_at',
      'register_number',
      'consumer_number',
      'district_id',
      'khoroo',
    ])
    .select(['subtotal_tug', 'sale_tug', 'code_tug', 'service_fee_tug', 'delivery_tug', 'assembly_tug', 'fixing_tug'])
    .select(['china_delivery_tug', 'vat_tug', 'lending_fee_tug', 'used_bonus_tug'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const lines = await db
    .selectFrom('order_lines')
    .select(['product_id', 'code', 'name', 'price_tug', 'sale_price_tug', 'quantity', 'china_delivery_tug', 'position'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return { ...order, terms: termsOfRow(order), lines };
}
