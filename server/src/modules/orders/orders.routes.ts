import type { CallTable } from '../../http/calls/call-table.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder } from './create/create-order.ts';
import { trackOrderByLink } from './links/track-order-by-link.ts';
import { showIncompleteOrder } from './show/show-incomplete-order.ts';
import { type ShowParts, showOrder } from './show/show-order.ts';
import { showOrders } from './show/show-orders.ts';

export function bindOrders(table: CallTable, parts: ShowParts): void {
  table.bind('createOrder', (body, caller) => createOrder(parts, body, caller));
  table.bind('cancelOrder', ({ ordernumber }, { customerId }) => cancelOrder(parts, ordernumber, customerId));
  table.bind('getIncompleteOrder', ({ ordernumber }, { customerId }) =>
    showIncompleteOrder(parts, ordernumber, customerId),
  );
  table.bind('showOrder', ({ ordernumber }, { customerId }) => showOrder(parts, ordernumber, customerId));
  table.bind('showOrders', (body, { customerId }) => showOrders(parts, body?.page ?? 1, customerId));
  table.bind('trackOrderByLink', ({ token }) => trackOrderByLink(parts, token));
}
