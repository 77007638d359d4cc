import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { moneyOfOrders, orderIdsOf } from '../orders/public.ts';

/** The tax receipts of the customer's orders, for their export. */
export const rowsOfCustomer = async (db: Db, customerId: number) => ({
  receipts: await db
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', 'in', orderIdsOf(db, customerId))
    .orderBy('id')
    .execute(),
});

/** The receipt of an order that is requested and not registered yet, with the receipt that it replaces. */
export const receiptOnItsWay = (db: Db, orderId: number) =>
  db
    .selectFrom('receipts')
    .leftJoin('receipts as corrected', 'corrected.id', 'receipts.corrects_receipt_id')
    .selectAll('receipts')
    .select('corrected.bill_id as corrected_bill_id')
    .where('receipts.order_id', '=', orderId)
    .where('receipts.status', 'in', ['requested', 'failed'])
    .executeTakeFirst();

export type WantedReceipt = NonNullable<Awaited<ReturnType<typeof receiptOnItsWay>>>;

export const receiptInForce = (db: Db, orderId: number) =>
  db
    .selectFrom('receipts')
    .select(['id', 'total_tug', 'bill_id', 'issued_at'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'registered')
    .executeTakeFirst();

/** The receipt to show: the valid one, else a pending one, else the last voided one. */
export const receiptToShow = (db: Db, orderId: number) =>
  db
    .selectFrom('receipts')
    .select(['id', 'order_id', 'status', 'bill_id', 'issued_at', 'total_tug', 'vat_tug', 'kind'])
    .where('order_id', '=', orderId)
    .orderBy(sql`case status when 'registered' then 0 when 'voided' then 2 else 1 end`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** All receipts of an order, oldest request first. */
export const receiptsOfOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('receipts')
    .select(['status', 'kind', 'bill_id', 'created_at', 'issued_at', 'total_tug', 'vat_tug'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

export type ShownReceipt = NonNullable<Awaited<ReturnType<typeof receiptToShow>>>;

interface NewReceipt {
  order_id: number;
  corrects_receipt_id: number | null;
  total_tug: number;
  vat_tug: number;
  kind: 'b2c' | 'b2b';
  customer_tin: string | null;
  consumer_number: string | null;
  district_code: string;
  lines: string;
  /** The day in Ulaanbaatar, for example 2026-11-16. */
  bill_day: string;
  created_at: Date;
}

/**
 * Stores a receipt to register, under its own suffix; a concurrent second call leaves the first one's row. The order is locked: if the
 * valid receipt changed since `receipt` was computed, nothing is written.
 */
export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<void> {
  const inForce = await receiptInForce(tx, receipt.order_id);
  if ((inForce?.id ?? null) !== receipt.corrects_receipt_id) return;
  await tx
    .insertInto('receipts')
    .values({ ...receipt, bill_suffix: sql<number>`nextval('receipt_suffix_sequence')` })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .where('status', 'in', [sql.lit('requested'), sql.lit('failed')])
        .doNothing(),
    )
    .execute();
}

/** Whether this call was the first to mark it: of two concurrent calls only one notifies the customer. */
export async function markRegistered(tx: Tx, id: number, billId: string, issuedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('receipts')
    .set({
      ...{ status: 'registered', bill_id: billId, issued_at: issuedAt },
      ...{ failed_at: null, last_error: null, in_doubt_since: null },
    })
    .where('id', '=', id)
    .where('status', 'in', ['requested', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markVoided(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('receipts')
    .set({ status: 'voided', voided_at: now, last_error: null })
    .where('id', '=', id)
    .where('status', '=', 'registered')
    .execute();
}

/** From now on it may be registered without our knowledge. */
export async function markInDoubt(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('receipts')
    .set({ in_doubt_since: at })
    .where('id', '=', id)
    .where('in_doubt_since', 'is', null)
    .where('status', 'in', ['requested', 'failed'])
    .execute();
}

/** The attempt of that moment did nothing. */
export async function clearDoubt(db: Db, id: number, since: Date): Promise<void> {
  await db
    .updateTable('receipts')
    .set({ in_doubt_since: null })
    .where('id', '=', id)
    .where('in_doubt_since', '=', since)
    .execute();
}

export async function noteAttempt(db: Db, id: number, error: string): Promise<void> {
  await db
    .updateTable('receipts')
    .set({ attempts: sql`least(attempts + 1, 32767)`, last_error: error })
    .where('id', '=', id)
    .execute();
}

/** No job retries it any more; a person has to act. */
export async function markFailed(db: Db, orderId: number, now: Date): Promise<void> {
  await db
    .updateTable('receipts')
    .set({ status: 'failed', failed_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'requested')
    .execute();
}

/** PosAPI's day may be over or not: it is sent in the next minute after that. */
export const AROUND_MIDNIGHT = 'around midnight';

/** Orders whose receipts wait only because PosAPI did not answer or could not be called. */
export async function ordersWaitingForPosApi(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('receipts')
    .select('order_id')
    .where('status', '=', 'requested')
    .where('last_error', 'in', ['away', 'unsure', AROUND_MIDNIGHT])
    .orderBy('id')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

interface FailedReceipt {
  order_number: string;
  total_tug: number;
  bill_suffix: number;
  in_doubt_since: Date | null;
  last_error: string | null;
}

export async function listFailed(db: Db): Promise<FailedReceipt[]> {
  const { rows } = await sql<FailedReceipt>`
    select o.order_number, f.total_tug, f.bill_suffix, f.in_doubt_since, f.last_error
    from receipts f join ${moneyOfOrders} o on o.id = f.order_id where f.status = 'failed' order by f.id`.execute(db);
  return rows;
}

/** The same for the inbox: since when, and which amount. */
export async function failedReceiptItems(db: Db, limit: number) {
  const { rows } = await sql<{ order_number: string; total_tug: number; last_error: string | null; failed_at: Date }>`
    select o.order_number, f.total_tug, f.last_error, coalesce(f.failed_at, f.created_at) as failed_at
    from receipts f join ${moneyOfOrders} o on o.id = f.order_id
    where f.status = 'failed' order by f.id limit ${limit}`.execute(db);
  return rows;
}

export async function countUnregistered(db: Db): Promise<{ requested: number; failed: number }> {
  const rows = await db
    .selectFrom('receipts')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('status', 'in', ['requested', 'failed'])
    .groupBy('status')
    .execute();
  const counted = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  return { requested: counted.get('requested') ?? 0, failed: counted.get('failed') ?? 0 };
}
