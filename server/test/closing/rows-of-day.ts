// The money of a day from every source: rows for the tests and the journey of the daily closing.
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { type Changes, insertOrder, insertPayment, insertStaff, paid } from '../guards/rows.ts';

export const AMOUNT = 200_000;
export const VAT = 18_182;

/** Noon of a day in Ulaanbaatar. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00+08:00`);

let numbered = 0;
/** Unique among all processes. */
const digits = (): string => {
  numbered += 1;
  return `${process.pid}${Date.now()}${numbered}`.padStart(33, '0').slice(-33);
};

export async function insertReceiptOf(db: Db, orderId: number, changes: Changes<'receipts'> = {}): Promise<void> {
  await db
    .insertInto('receipts')
    .values({
      ...{ order_id: orderId, total_tug: AMOUNT, vat_tug: VAT, kind: 'b2c', bill_day: '2026-11-16' },
      bill_suffix: sql<number>`nextval('receipt_suffix_sequence')`,
      ...{ district_code: '2501', lines: JSON.stringify([{ name: 'NARAN', totalTug: AMOUNT, vatTug: VAT }]) },
      ...{ status: 'registered', bill_id: digits(), issued_at: new Date(), ...changes },
    })
    .execute();
}

export const insertListed = (db: Db, id: string, at: Date, changes: Changes<'listed_payments'> = {}) =>
  db
    .insertInto('listed_payments')
    .values({
      ...{ provider: 'qpay', provider_payment_id: id, amount_tug: AMOUNT, received_at: at, listed_at: at, ...changes },
    })
    .execute();

/** An incoming bank line; without a payment it is still undecided. */
export async function insertBankRow(db: Db, at: Date, changes: Changes<'bank_rows'> = {}): Promise<number> {
  const member = await insertStaff(db);
  const hash = () => createHash('sha256').update(randomUUID()).digest();
  const statement = await db
    .insertInto('bank_statements')
    .values({
      ...{ imported_at: at, imported_by: member, row_count: 1, bank: 'khan', file_name: 'khan.csv', file_hash: hash() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isPaid = changes.payment_id != null;
  const row = await db
    .insertInto('bank_rows')
    .values({
      ...{ statement_id: statement.id, amount_tug: AMOUNT, received_at: at, bank: 'khan', bank_number: digits() },
      ...{ payer: 'БОЛД', account: '5000000000', memo: 'IK0482', key: hash(), raw: '{}' },
      decision: isPaid ? 'confirmed' : 'open',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

interface Sale {
  orderId: number;
  number: string;
  paymentId: number;
  providerId: string;
}

/** An order of 200,000₮ paid at that time, with its receipt; not listed yet. */
export async function insertSale(
  db: Db,
  at: Date,
  { receipt = {}, ...changes }: Changes<'payments'> & { receipt?: Changes<'receipts'> | null } = {},
): Promise<Sale> {
  const { provider = 'qpay' } = changes;
  const orderId = await insertOrder(db, { ...paid(), payment_method: provider });
  const providerId = `closing-${digits()}`;
  const paymentId = await insertPayment(db, orderId, { received_at: at, provider_payment_id: providerId, ...changes });
  if (receipt !== null) await insertReceiptOf(db, orderId, { issued_at: at, ...receipt });
  const { order_number: number } = await db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { orderId, number, paymentId, providerId };
}

export async function insertRefundOf(
  db: Db,
  { orderId, paymentId }: Sale,
  at: Date,
  changes: Changes<'refunds'> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('refunds')
    .values({
      ...{ payment_id: paymentId, order_id: orderId, gross_tug: 50_000, amount_tug: 50_000, reason: 'defective' },
      ...{ instrument: 'provider', status: 'done', created_at: at, sent_at: at, finished_at: at, proof: 'FT1' },
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** QPay's list is stored from the first time until the second. */
export const keepLists = (db: Db, from: Date, until: Date) =>
  sql`insert into payment_list_comparisons (provider, listed_from, compared_until) values ('qpay', ${from}, ${until})
    on conflict (provider) do update set
      listed_from = least(payment_list_comparisons.listed_from, excluded.listed_from),
      compared_until = greatest(payment_list_comparisons.compared_until, excluded.compared_until)`.execute(db);
