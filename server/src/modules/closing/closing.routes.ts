import type { AdminRawRoute } from '../../http/admin/admin-raw-routes.ts';
import type { AdminTable } from '../../http/admin/admin-table.ts';
import { closeDay } from './close-day.ts';
import type { ClosingDeps } from './closing-deps.ts';
import { exportMonth } from './export-month.ts';
import { showDay } from './show-day.ts';

export function bindClosing(table: AdminTable, deps: ClosingDeps): void {
  table.bind('showDay', (body) => showDay(deps, body));
  table.bind('closeDay', (body, caller) => closeDay(deps, body, caller));
}

export const monthRoute = (deps: ClosingDeps): AdminRawRoute => ({
  name: 'exportMonth',
  handle: async ({ query }, caller) => {
    const { name, stream } = await exportMonth(deps, query, caller);
    const headers = { 'content-disposition': `attachment; filename="${name}"` };
    return { status: 200, type: 'text/csv; charset=utf-8', body: stream, headers };
  },
});
