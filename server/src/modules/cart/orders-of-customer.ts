import type { OrderSummary } from '@tokhi/contract/fields/order-fields';
import type { Pagination } from '@tokhi/contract/fields/paging';
import type { Db } from '../../db/database.ts';

/** The port that orders implement: a page of a customer's orders, newest first. A page beyond the end is the last one. */
export type OrdersOfCustomer = (
  db: Db,
  customerId: number,
  asked: number,
) => Promise<{ orders: OrderSummary[]; pagination: Pagination }>;
