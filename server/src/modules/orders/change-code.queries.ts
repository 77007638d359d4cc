import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { termColumns } from './create/new-order-rows.ts';

type Terms = ReturnType<typeof termColumns>;

/** An order whose customer has not chosen a payment method. */
export const NO_CHOICE = { payment_method: null, lender_code: null, submitted_at: null, lender_invoice_number: null };

/** How an order is paid, as its row stores it. */
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

/** An organisation's register has no consumer number at the tax office. */
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
