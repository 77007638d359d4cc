import type { Db } from '../../db/database.ts';
import type { TraceEvent } from '../../trace-event.ts';

/** Pieces that the order reserved, consumed or released. */
export async function traceOfStock(db: Db, orderId: number): Promise<TraceEvent[]> {
  const rows = await db
    .selectFrom('stock_movements')
    .select(['created_at', 'product_id', 'on_hand_change', 'reserved_change', 'reason', 'staff_id'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.map(({ created_at, product_id, on_hand_change, reserved_change, reason, staff_id }) => ({
    ...{ at: created_at, what: 'stock moved' },
    facts: { product: product_id, on_hand: on_hand_change, reserved: reserved_change, reason, staff: staff_id },
  }));
}
