import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Db } from '../../db/database.ts';
import type { CardCache } from '../catalogue/public.ts';
import { savedCards } from '../favourites/public.ts';
import type { OrdersOfCustomer } from './orders-of-customer.ts';

interface Deps {
  db: Db;
  cards: CardCache;
  ordersOfCustomer: OrdersOfCustomer;
}

/** The second and the third tab of the cart page. */
export async function showCartOrders(
  deps: Deps,
  customerId: number,
  page: number,
  now: Date,
): Promise<CallReply<Calls['cartOrders']>> {
  const [fav, orders] = await Promise.all([
    savedCards(deps, customerId, now),
    deps.ordersOfCustomer(deps.db, customerId, page),
  ]);
  return { result: 'success', fav, ...orders };
}
