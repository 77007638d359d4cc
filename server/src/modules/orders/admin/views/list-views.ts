import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../../callers/caller.ts';
import type { Db } from '../../../../db/database.ts';
import { presentView } from './saved-view.present.ts';
import { viewsFor } from './saved-views.queries.ts';

/** The saved views that the staff member can open. */
export async function listViews({ db }: { db: Db }, { staffId }: Staff): Promise<CallReply<AdminCalls['listViews']>> {
  const rows = await viewsFor(db, staffId);
  return { result: 'success', views: rows.map((row) => presentView(row, staffId)) };
}
