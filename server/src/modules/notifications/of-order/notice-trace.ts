import type { Db } from '../../../db/database.ts';
import type { TraceEvent } from '../../../trace-event.ts';
import { noticesOfOrder } from './notices-of-order.queries.ts';

/** More than any order has. */
const MOST = 1_000;

/** The notices about it, with their ids: without recipients and content. */
export async function traceOfNotices(
  db: Db,
  customerId: number,
  orderNumber: string,
): Promise<{ ids: number[]; events: TraceEvent[] }> {
  const notices = await noticesOfOrder(db, customerId, orderNumber, MOST);
  const events = notices.flatMap(({ id, channel, template, step, status, created_at, sent_at, last_error }) => {
    const facts = { notice: id, channel };
    return [
      { at: created_at, what: 'notice queued', facts: { ...facts, template, step, status, last_error } },
      ...(sent_at === null ? [] : [{ at: sent_at, what: 'notice sent', facts }]),
    ];
  });
  return { ids: notices.map(({ id }) => id), events };
}
