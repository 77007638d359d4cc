import type { OrderSummary } from '@tokhi/contract/fields/order-fields';
import type { Pagination } from '@tokhi/contract/fields/paging';
import type { Db } from '../../db/database.ts';

/** The port that orders fill: a page of a customer's orders, the newest first. A page there is not is the last one. */
export type OrdersOfCustomer = (
  db: Db,
  customerId: number,
  asked: number,
) => Promise<{ orders: OrderSummary[]; pagination: Pagination }>;
