import type { Db } from '../../db/database.ts';
import type { TraceEvent } from '../../trace-event.ts';

/** The order to trace; its customer only as an id. */
export const orderToTrace = (db: Db, orderNumber: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'customer_id', 'status', 'created_at', 'submitted_at', 'expires_at', 'expired_at'])
    .select(['total_tug', 'source', 'delivery_kind', 'payment_method', 'placed_by'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();

export type TracedOrder = NonNullable<Awaited<ReturnType<typeof orderToTrace>>>;

/** How the order was made and moved. The note of a step is free text by a person, and is left out. */
export async function traceOfStatus(db: Db, order: TracedOrder): Promise<TraceEvent[]> {
  const { created_at, submitted_at, expires_at, total_tug, source, delivery_kind, payment_method, placed_by } = order;
  const changes = await db
    .selectFrom('order_status_changes')
    .select(['changed_at', 'from_status', 'to_status', 'changed_by', 'staff_id', 'takes_back'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const made = { id: order.id, total_tug, source, delivery: delivery_kind, until: expires_at.toISOString() };
  return [
    { at: created_at, what: 'order made', facts: { ...made, staff: placed_by } },
    ...(submitted_at === null ? [] : [{ at: submitted_at, what: 'method chosen', facts: { method: payment_method } }]),
    ...changes.map(({ changed_at, from_status, to_status, changed_by, staff_id, takes_back }) => ({
      at: changed_at,
      what: takes_back === null ? 'status changed' : 'status taken back',
      facts: { from: from_status, to: to_status, by: changed_by, staff: staff_id },
    })),
  ];
}
