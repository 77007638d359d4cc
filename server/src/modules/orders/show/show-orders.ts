import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { clampPage, ORDERS_PAGE_SIZE, pageOffset, totalPages } from '@tokhi/rules/page/paging';
import type { Db } from '../../../db/database.ts';
import { presentListed } from './order.present.ts';
import { listedOrders } from './shown-orders.queries.ts';

/** The customer's orders, newest first. A page number beyond the end means the last page. */
export async function showOrders(
  { db, now }: { db: Db; now: () => Date },
  asked: number,
  customerId: number,
): Promise<CallReply<Calls['showOrders']>> {
  const at = (page: number) => ({ limit: ORDERS_PAGE_SIZE, offset: pageOffset(page, ORDERS_PAGE_SIZE) });
  let list = await listedOrders(db, customerId, at(asked));
  const { total, measured } = list;
  const totalPage = totalPages(total, ORDERS_PAGE_SIZE);
  const page = clampPage(asked, totalPage);
  if (page !== asked) list = await listedOrders(db, customerId, at(page));
  return {
    result: 'success',
    order: list.rows.map((row) => presentListed(row, measured, now())),
    pagination: { page, pageSize: ORDERS_PAGE_SIZE, totalProduct: total, totalPage },
  };
}
