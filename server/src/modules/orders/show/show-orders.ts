import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { clampPage, ORDERS_PAGE_SIZE, pageOffset, totalPages } from '@tokhi/rules/page/paging';
import type { Db } from '../../../db/database.ts';
import { presentListed } from './order.present.ts';
import { countAndSteps, ordersOf } from './shown-orders.queries.ts';

/** The customer's orders, newest first. A page there is not is the last one. */
export async function showOrders(
  { db, now }: { db: Db; now: () => Date },
  asked: number,
  customerId: number,
): Promise<CallReply<Calls['showOrders']>> {
  const { total, measured } = await countAndSteps(db, customerId);
  const totalPage = totalPages(total, ORDERS_PAGE_SIZE);
  const page = clampPage(asked, totalPage);
  const rows = await ordersOf(db, customerId, { limit: ORDERS_PAGE_SIZE, offset: pageOffset(page, ORDERS_PAGE_SIZE) });
  return {
    result: 'success',
    order: rows.map((row) => presentListed(row, measured, now())),
    pagination: { page, pageSize: ORDERS_PAGE_SIZE, totalProduct: total, totalPage },
  };
}
