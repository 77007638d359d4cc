import type { AdminTable } from '../../../http/admin/admin-table.ts';
import type { IsAskedBack } from '../asked-back.queries.ts';
import { countOrders } from './list/count-orders.ts';
import { findOrders } from './list/find-orders.ts';
import { listOrders } from './list/list-orders.ts';
import { orderChoices, type WorkingStaff } from './list/order-choices.ts';
import { pickingList } from './list/picking-list.ts';
import type { ShownBeside } from './list/shown-beside.ts';
import { moveOrder } from './move-order.ts';
import { bindOrderPage } from './page/order-page.routes.ts';
import type { OrderPageDeps } from './page/order-page-ports.ts';
import { type AccountOfOrder, revealOrder } from './reveal/reveal-order.ts';
import { takeBackOrder } from './take-back-order.ts';
import { deleteView } from './views/delete-view.ts';
import { listViews } from './views/list-views.ts';
import { saveView } from './views/save-view.ts';

export function bindAdminOrders(
  table: AdminTable,
  deps: OrderPageDeps & {
    accountOfOrder: AccountOfOrder;
    isAskedBack: IsAskedBack;
    workingStaff: WorkingStaff;
    beside: () => Promise<ShownBeside>;
  },
): void {
  table.bind('listOrders', (body) => listOrders(deps, body));
  table.bind('countOrders', (body) => countOrders(deps, body));
  table.bind('orderChoices', (_, caller) => orderChoices(deps, caller));
  table.bind('pickingList', (body) => pickingList(deps, body));
  table.bind('findOrders', ({ text }) => findOrders(deps, text));
  table.bind('revealOrder', (body, caller) => revealOrder(deps, body, caller));
  table.bind('revealWithReason', (body, caller) => revealOrder(deps, body, caller));
  table.bind('listViews', (_, caller) => listViews(deps, caller));
  table.bind('saveView', (body, caller) => saveView(deps, body, caller));
  table.bind('deleteView', (body, caller) => deleteView(deps, body, caller));
  table.bind('moveOrder', (body, caller) => moveOrder(deps, body, caller));
  table.bind('takeBackOrder', (body, caller) => takeBackOrder(deps, body, caller));
  bindOrderPage(table, deps);
}
