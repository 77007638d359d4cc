import type { Db } from '../db/database.ts';
import { traceOfJobs } from '../jobs/job-trace.queries.ts';
import { traceOfAudit } from '../modules/audit/public.ts';
import { traceOfBonus } from '../modules/bonus/public.ts';
import { traceOfNotices } from '../modules/notifications/public.ts';
import { orderToTrace, traceOfStatus } from '../modules/orders/public.ts';
import { traceOfMoney } from '../modules/payments/public.ts';
import { traceOfReceipts } from '../modules/receipts/public.ts';
import { traceOfStock } from '../modules/stock/public.ts';
import type { TraceEvent } from '../trace-event.ts';

export interface Followed {
  status: string;
  events: TraceEvent[];
  /** Of the staff requests that changed it: their log lines have more. */
  requestIds: string[];
}

/** Everything that the tables have about an order, by time; undefined if there is no such order. */
export async function followOrder(db: Db, orderNumber: string): Promise<Followed | undefined> {
  const order = await orderToTrace(db, orderNumber);
  if (order === undefined) return undefined;
  const money = await traceOfMoney(db, order.id);
  const idsOf = (name: string) => [...new Set(money.flatMap(({ facts }) => facts[name] ?? []))];
  const notices = await traceOfNotices(db, order.customer_id, orderNumber);
  const audit = await traceOfAudit(db, [
    { kind: 'order', id: orderNumber },
    ...['refund', 'payment', 'invoice'].flatMap((kind) => idsOf(kind).map((id) => ({ kind, id: String(id) }))),
  ]);
  const about = { orderId: order.id, notificationIds: notices.ids, requestIds: idsOf('request').map(Number) };
  const events = [
    ...(await traceOfStatus(db, order)),
    ...money,
    ...(await traceOfReceipts(db, order.id)),
    ...notices.events,
    ...(await traceOfBonus(db, order.id)),
    ...(await traceOfStock(db, order.id)),
    ...(await traceOfJobs(db, about)),
    ...audit.events,
  ];
  return {
    status: order.status,
    events: events.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    requestIds: [...new Set(audit.requestIds)],
  };
}
