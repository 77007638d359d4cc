import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { filterOf, type ViewRow } from './saved-views.queries.ts';

export const presentView = (row: ViewRow, staffId: number): CallReply<AdminCalls['listViews']>['views'][number] => ({
  ...{ id: row.id, version: row.version, name: row.name, shared: row.is_shared, sort: row.sort, columns: row.columns },
  filter: filterOf(row),
  mine: row.staff_id === staffId,
});
