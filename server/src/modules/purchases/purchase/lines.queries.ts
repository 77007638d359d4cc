import type { OverReason } from '@tokhi/contract/admin/purchases/purchase-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export const linesOfPurchase = (db: Db, purchaseId: number) =>
  db
    .selectFrom('purchase_lines')
    .select(['product_id', 'units', 'received', 'unit_cost_fen', 'expected_on', 'over_reason'])
    .$narrowType<{ over_reason: OverReason | null }>()
    .where('purchase_id', '=', purchaseId)
    .orderBy('position')
    .execute();

export type LineRow = Awaited<ReturnType<typeof linesOfPurchase>>[number];

export interface WrittenLine {
  product_id: number;
  units: number;
  unit_cost_fen: number | null;
  expected_on: string | null;
}

/** Replaces the lines of a draft. */
export async function replaceLines(tx: Tx, purchaseId: number, lines: readonly WrittenLine[]): Promise<void> {
  await tx.deleteFrom('purchase_lines').where('purchase_id', '=', purchaseId).execute();
  if (lines.length === 0) return;
  const rows = lines.map((line, at) => ({ ...line, purchase_id: purchaseId, position: at + 1 }));
  await tx.insertInto('purchase_lines').values(rows).execute();
}

interface DatedLine {
  product_id: number;
  expected_on: string | null;
}

/** The named lines get their own expected day, all others that of the purchase. */
export async function dateLines(tx: Tx, purchaseId: number, dated: readonly DatedLine[]): Promise<void> {
  await sql`
    update purchase_lines set expected_on = wanted.expected_on
    from purchase_lines as line left join json_to_recordset(${JSON.stringify(dated)}::json)
      as wanted (product_id int, expected_on date) on wanted.product_id = line.product_id
    where purchase_lines.purchase_id = ${purchaseId} and line.purchase_id = purchase_lines.purchase_id
      and line.product_id = purchase_lines.product_id
      and purchase_lines.expected_on is distinct from wanted.expected_on`.execute(tx);
}

interface CameLine {
  product_id: number;
  units: number;
  over_reason: OverReason | null;
}

/** Adds received units to those received before. */
export async function addReceived(tx: Tx, purchaseId: number, came: readonly CameLine[]): Promise<void> {
  await sql`
    update purchase_lines set received = received + came.units,
      over_reason = case when received + came.units > purchase_lines.units then coalesce(came.over_reason, purchase_lines.over_reason) end
    from json_to_recordset(${JSON.stringify(came)}::json) as came (product_id int, units int, over_reason text)
    where purchase_id = ${purchaseId} and purchase_lines.product_id = came.product_id`.execute(tx);
}
