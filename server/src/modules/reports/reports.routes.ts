import type { AdminTable } from '../../http/admin/admin-table.ts';
import { type ReportDeps, showReport } from './show-report.ts';

export function bindReports(table: AdminTable, deps: ReportDeps): void {
  table.bind('showReport', (body, caller) => showReport(deps, body, caller));
}
