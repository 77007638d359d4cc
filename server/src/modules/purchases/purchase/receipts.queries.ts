import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export const receiptsOfPurchase = (db: Db, purchaseId: number) =>
  db
    .selectFrom('purchase_receipts')
    .select(['id', 'part', 'received_at', 'received_by', 'shipment_id', 'note'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('part')
    .execute();

export const linesOfReceipts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('purchase_receipt_lines')
    .select(['receipt_id', 'product_id', 'units', 'damaged'])
    .where(sql<boolean>`receipt_id = any(${[...ids]}::bigint[])`)
    .orderBy('receipt_id')
    .orderBy('movement_id')
    .execute();

interface Receipt {
  purchase_id: number;
  part: number;
  received_at: Date;
  received_by: number;
  shipment_id: number | null;
  note: string | null;
}

interface ReceiptLine {
  product_id: number;
  units: number;
  damaged: number;
  movement_id: number;
  loss_movement_id: number | null;
}

export async function insertReceipt(tx: Tx, receipt: Receipt, lines: readonly ReceiptLine[]): Promise<void> {
  const { id } = await tx.insertInto('purchase_receipts').values(receipt).returning('id').executeTakeFirstOrThrow();
  await tx
    .insertInto('purchase_receipt_lines')
    .values(lines.map((line) => ({ ...line, receipt_id: id })))
    .execute();
}
