import type { AdminTable } from '../../http/admin/admin-table.ts';
import { type StatusDeps, showStatus } from './show-status.ts';

export function bindStatus(table: AdminTable, deps: StatusDeps): void {
  table.bind('showStatus', () => showStatus(deps));
}
