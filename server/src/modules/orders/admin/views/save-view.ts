import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { presentView } from './saved-view.present.ts';
import { countViews, insertView, lockView, updateView, type ViewRow, viewById } from './saved-views.queries.ts';

/** More views than anybody reads. */
const MOST_VIEWS = 50;

export interface ViewDeps {
  db: Db;
  now: () => Date;
}

/** Saves a view under a new name, or changes one that the staff member may change. */
export async function saveView(
  { db, now }: ViewDeps,
  { change, ...view }: CallBody<AdminCalls['saveView']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['saveView']>> {
  const moment = now();
  return inTransaction(db, async (tx) => {
    let id: number;
    if (change === undefined) {
      if ((await countViews(tx, caller.staffId)) >= MOST_VIEWS) throw refuse('too_many_views');
      id = await insertView(tx, caller.staffId, view, moment);
    } else {
      id = (await ownView(tx, change, caller)).id;
      await updateView(tx, id, view);
    }
    const after = { name: view.name, shared: view.shared };
    const subject = { kind: 'saved view', id: String(id) };
    await writeAudit(tx, { action: 'save view', subject, ...auditedBy(caller), after }, moment);
    return { result: 'success', view: presentView(await viewById(tx, id), caller.staffId) };
  });
}

/** The view as it was shown, locked; somebody else's private view counts as missing. An owner may change shared ones. */
export async function ownView(
  tx: Tx,
  { id, version }: { id: number; version: number },
  caller: Staff,
): Promise<ViewRow> {
  const row = await lockView(tx, id);
  const mayChange = row?.staff_id === caller.staffId || (row?.is_shared && caller.roles.includes('owner'));
  if (row === undefined || !mayChange) throw refuse('view_not_found');
  if (row.version !== version) throw refuse('changed_meanwhile', { version: row.version, name: row.name });
  return row;
}
