import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import type { CardCache } from '../catalogue/public.ts';
import { addToCart } from './add-to-cart.ts';
import { mergeCart } from './merge-cart.ts';
import type { OrdersOfCustomer } from './orders-of-customer.ts';
import { refreshCart } from './refresh-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { showCartOrders } from './show-cart-orders.ts';
import { updateCart } from './update-cart.ts';

interface Deps {
  db: Db;
  now: () => Date;
  cards: CardCache;
  ordersOfCustomer: OrdersOfCustomer;
}

export function bindCart(table: CallTable, deps: Deps): void {
  const { db, now } = deps;
  table.bind('addToCart', (body, caller) => addToCart(db, body, caller, now()));
  table.bind('removeFromCart', ({ code }, caller) => removeFromCart(db, code, caller, now()));
  table.bind('updateCart', (body, caller) => updateCart(db, body, caller, now()));
  table.bind('mergeCart', ({ products }, caller) => mergeCart(db, products, caller, now()));
  table.bind('cartOrders', (body, { customerId }) => showCartOrders(deps, customerId, body?.page ?? 1, now()));
  table.bind('cartProduct', async ({ products }, caller) => ({
    result: 'success',
    ...(await refreshCart(db, products, caller.who === 'customer' ? caller.customerId : null, now())),
  }));
}
