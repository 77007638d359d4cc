import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { type CancelDeps, cancelOrder } from './cancel-order.ts';

export function bindCancelling(table: AdminTable, deps: CancelDeps): void {
  table.bind('cancelOrder', (body, caller) => cancelOrder(deps, body, caller));
}
