import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { clampPage, ORDERS_PAGE_SIZE, pageOffset, totalPages } from '@tokhi/rules/page/paging';
import type { Db } from '../../../db/database.ts';
import { countOrders } from '../orders.queries.ts';
import { presentListed } from './order.present.ts';
import { linesOfMany, measuredSteps, ordersOf } from './shown-orders.queries.ts';

/** The customer's orders, newest first. A page there is not is the last one. */
export async function showOrders(
  { db, now }: { db: Db; now: () => Date },
  asked: number,
  customerId: number,
): Promise<CallReply<Calls['showOrders']>> {
  const total = await countOrders(db, customerId);
  const totalPage = totalPages(total, ORDERS_PAGE_SIZE);
  const page = clampPage(asked, totalPage);
  const offset = pageOffset(page, ORDERS_PAGE_SIZE);
  const [rows, measured] = await Promise.all([
    ordersOf(db, customerId, { limit: ORDERS_PAGE_SIZE, offset }),
    measuredSteps(db),
  ]);
  const lines = Map.groupBy(
    rows.length === 0
      ? []
      : await linesOfMany(
          db,
          rows.map(({ id }) => id),
        ),
    ({ order_id }) => order_id,
  );
  return {
    result: 'success',
    order: rows.map((row) => presentListed(row, lines.get(row.id) ?? [], measured, now())),
    pagination: { page, pageSize: ORDERS_PAGE_SIZE, totalProduct: total, totalPage },
  };
}
