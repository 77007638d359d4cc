import { orderSummary } from '@tokhi/contract/fields/order-fields';
import { clampPage, ORDERS_PAGE_SIZE, pageOffset, totalPages } from '@tokhi/rules/page/paging';
import type { OrdersOfCustomer } from '../cart/public.ts';
import { countOrders } from './orders.queries.ts';
import { summariesOf } from './summaries.queries.ts';

/** The rows of the tab «Миний захиалга». */
export const ordersOfCustomer: OrdersOfCustomer = async (db, customerId, asked) => {
  const total = await countOrders(db, customerId);
  const totalPage = totalPages(total, ORDERS_PAGE_SIZE);
  const page = clampPage(asked, totalPage);
  const rows = await summariesOf(db, customerId, {
    limit: ORDERS_PAGE_SIZE,
    offset: pageOffset(page, ORDERS_PAGE_SIZE),
  });
  return {
    // The status is text in the table; its CHECK allows only those of the contract.
    orders: rows.map((row) => orderSummary.parse({ ...row, created_at: row.created_at.toISOString() })),
    pagination: { page, pageSize: ORDERS_PAGE_SIZE, totalProduct: total, totalPage },
  };
};
