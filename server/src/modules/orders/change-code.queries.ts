import type { PricedLine } from '@tokhi/rules/order/order-total';
import { type RawBuilder, sql } from 'kysely';
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

type Terms = ReturnType<typeof termColumns>;

/** An order whose customer has not chosen how to pay. */
export const NO_CHOICE = { payment_method: null, lender_code: null, submitted_at: null, lender_invoice_number: null };

/** How an order is paid, as its row keeps it. */
export interface ChosenPayment {
  payment_method: string | null;
  lender_code: string | null;
  submitted_at: Date | null;
  wants_vat_receipt?: boolean;
  consumer_number?: RawBuilder<string | null>;
  lender_invoice_number?: null;
  pay_by?: Date;
  expires_at?: Date;
}

/** The tax office knows no consumer behind an organisation's register. */
export const asConsumer = (number: string | null) =>
  sql<string | null>`case when customer_kind = 'individual' then ${number}::text end`;

export async function changeTerms(tx: Tx, orderId: number, terms: Terms & ChosenPayment): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...terms, version: sql`version + 1` })
    .where('id', '=', orderId)
    .execute();
}

export async function writeConsumer(tx: Tx, orderId: number, number: string | null): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ consumer_number: asConsumer(number) })
    .where('id', '=', orderId)
    .execute();
}

export async function writeMethod(
  tx: Tx,
  orderId: number,
  { stored, lender, now }: { stored: string; lender: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ payment_method: stored, lender_code: lender, submitted_at: now })
    .where('id', '=', orderId)
    .execute();
}
