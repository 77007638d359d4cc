import type { Db } from '../../db/database.ts';
import type { TraceEvent } from '../../trace-event.ts';

/** Its tax receipts. TIN and consumer number are left out, because they identify a person. */
export async function traceOfReceipts(db: Db, orderId: number): Promise<TraceEvent[]> {
  const rows = await db
    .selectFrom('receipts')
    .select(['id', 'kind', 'total_tug', 'status', 'attempts', 'last_error', 'bill_suffix', 'corrects_receipt_id'])
    .select(['created_at', 'in_doubt_since', 'issued_at', 'voided_at', 'failed_at'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.flatMap((row) => {
    const { id, kind, total_tug, attempts, last_error, bill_suffix, corrects_receipt_id } = row;
    const tried = { attempts, last_error };
    const moments = [
      ['receipt asked for', row.created_at, { kind, total_tug, suffix: bill_suffix, corrects: corrects_receipt_id }],
      ['receipt in doubt', row.in_doubt_since, tried],
      ['receipt registered', row.issued_at, tried],
      ['receipt voided', row.voided_at, {}],
      ['receipt failed', row.failed_at, tried],
    ] as const;
    return moments.flatMap(([what, at, more]) => (at === null ? [] : [{ at, what, facts: { receipt: id, ...more } }]));
  });
}
