import type { Db } from '../../db/database.ts';
import type { TraceEvent } from '../../trace-event.ts';

/** Points that the order earned, spent or returned. */
export async function traceOfBonus(db: Db, orderId: number): Promise<TraceEvent[]> {
  const rows = await db
    .selectFrom('bonus_ledger')
    .select(['created_at', 'points', 'reason', 'staff_id'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.map(({ created_at, points, reason, staff_id }) => ({
    ...{ at: created_at, what: 'points moved' },
    facts: { points, reason, staff: staff_id },
  }));
}
