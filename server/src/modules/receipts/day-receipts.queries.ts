import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface ReceiptMoved {
  order_id: number;
  kind: 'b2c' | 'b2b';
  total_tug: number;
  vat_tug: number;
  is_void: boolean;
}

/** Receipts that were registered or voided in this period. */
export async function receiptMovesWithin(db: Db, { from, to }: { from: Date; to: Date }): Promise<ReceiptMoved[]> {
  const { rows } = await sql<ReceiptMoved>`
    select order_id, kind, total_tug, vat_tug, false as is_void from receipts
    where issued_at >= ${from} and issued_at < ${to} and status in ('registered', 'voided')
    union all
    select order_id, kind, total_tug, vat_tug, true from receipts where voided_at >= ${from} and voided_at < ${to}
    order by order_id, is_void`.execute(db);
  return rows;
}

/** The total of the valid receipt of each of these orders. */
export async function registeredTotals(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ order_id: number; total_tug: number }>`
    select order_id, total_tug from receipts
    where order_id = any(${[...orderIds]}::bigint[]) and status = 'registered'`.execute(db);
  return new Map(rows.map(({ order_id, total_tug }) => [order_id, total_tug]));
}
