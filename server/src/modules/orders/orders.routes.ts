import type { CallTable } from '../../http/calls/call-table.ts';
import type { Tries } from '../accounts/public.ts';
import { limitGuesses } from '../checkout/public.ts';
import { cancelOrder } from './cancel-order.ts';
import { type CreateDeps, createOrder } from './create/create-order.ts';
import { trackOrderByLink } from './links/track-order-by-link.ts';
import { showIncompleteOrder } from './show/show-incomplete-order.ts';
import { type ShowDeps, showOrder } from './show/show-order.ts';
import { showOrders } from './show/show-orders.ts';

export function bindOrders(table: CallTable, deps: ShowDeps & CreateDeps & { tries: Tries }): void {
  table.bind('createOrder', (body, caller) =>
    limitGuesses(deps.tries, caller, body.coupon, () => createOrder(deps, body, caller)),
  );
  table.bind('cancelOrder', ({ ordernumber }, { customerId }) => cancelOrder(deps, ordernumber, customerId));
  table.bind('getIncompleteOrder', ({ ordernumber }, { customerId }) =>
    showIncompleteOrder(deps, ordernumber, customerId),
  );
  table.bind('showOrder', ({ ordernumber }, { customerId }) => showOrder(deps, ordernumber, customerId));
  table.bind('showOrders', (body, { customerId }) => showOrders(deps, body?.page ?? 1, customerId));
  table.bind('trackOrderByLink', ({ token }) => trackOrderByLink(deps, token));
}
