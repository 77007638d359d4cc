import type { TermName } from '@tokhi/rules/order/term-explanation';
import type { Db } from '../../db/database.ts';

/** Everything that the tax receipt of an order is made of, its terms with their signs; undefined: there is no such order. */
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
  const terms: Record<TermName, number> = {
    subtotal: order.subtotal_tug,
    sale: 0 - order.sale_tug,
    code: 0 - order.code_tug,
    serviceFee: order.service_fee_tug,
    delivery: order.delivery_tug,
    assembly: order.assembly_tug,
    fixing: order.fixing_tug,
    chinaDelivery: order.china_delivery_tug,
    lendingFee: order.lending_fee_tug,
    usedBonus: 0 - order.used_bonus_tug,
    vat: order.vat_tug,
  };
  return { ...order, terms, lines };
}
