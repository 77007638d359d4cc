import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { listOrders } from './list-orders.ts';
import { moveOrder } from './move-order.ts';
import { type AdminOrderDeps, showOrder } from './show-order.ts';

export function bindAdminOrders(table: AdminTable, deps: AdminOrderDeps): void {
  table.bind('listOrders', (body) => listOrders(deps, body));
  table.bind('showOrder', ({ ordernumber }) => showOrder(deps, ordernumber));
  table.bind('moveOrder', (body, caller) => moveOrder(deps, body, caller));
}
