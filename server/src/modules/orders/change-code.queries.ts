import type { PricedLine } from '@tokhi/rules/order/order-total';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { termColumns } from './create/new-order-rows.ts';

/** What of an order its total depends on, beside the lines. */
export const pricedOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .select(['district_id', 'khoroo', 'weight_grams', 'volume_ml', 'assembly_count', 'fixing_count'])
    .select('wants_vat_receipt')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** The lines as they were frozen. */
export async function pricedLines(db: Db, orderId: number): Promise<(PricedLine & { code: string })[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select(['code', 'price_tug', 'sale_price_tug', 'quantity', 'bonus_percent', 'china_delivery_tug'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    priceTug: row.price_tug,
    salePriceTug: row.sale_price_tug,
    quantity: row.quantity,
    bonusPercent: row.bonus_percent,
    unitChinaDeliveryTug: row.china_delivery_tug / row.quantity,
  }));
}

export async function changeTerms(tx: Tx, orderId: number, terms: ReturnType<typeof termColumns>): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...terms, version: sql`version + 1` })
    .where('id', '=', orderId)
    .execute();
}
