import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { orderStatuses } from '@tokhi/rules/order/order-status';
import type { Db } from '../../../../db/database.ts';
import { countInScope } from './listed-orders.queries.ts';
import { scopesOf } from './order-scopes.ts';

/** Nobody works through more: a higher count is shown as "10,000+". */
const MOST_ENDED = 10_000;

/** How many orders each tab has: exact for orders in work, capped for ended ones. */
export async function countOrders(
  { db, now }: { db: Db; now: () => Date },
  asked: CallBody<AdminCalls['countOrders']>,
): Promise<CallReply<AdminCalls['countOrders']>> {
  const at = now();
  // Every tab is counted, whichever one is open.
  const filter = { ...asked, status: undefined };
  const { inWork, ended } = scopesOf(filter, at);
  const [open, past] = await Promise.all([
    inWork && countInScope(db, inWork, { filter, at, most: null }),
    ended && filter.late !== true ? countInScope(db, ended, { filter, at, most: MOST_ENDED }) : null,
  ]);
  return {
    result: 'success',
    counts: orderStatuses.map((status) => {
      const count = open?.get(status) ?? past?.get(status) ?? 0;
      return {
        status,
        count: past?.has(status) ? Math.min(count, MOST_ENDED) : count,
        capped: (past?.get(status) ?? 0) > MOST_ENDED,
      };
    }),
  };
}
