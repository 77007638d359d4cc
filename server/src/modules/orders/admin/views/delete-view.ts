import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../../callers/caller.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { ownView, type ViewDeps } from './save-view.ts';
import { removeView } from './saved-views.queries.ts';

/** Deletes a saved view; a page that has it open keeps the filter in its address. */
export async function deleteView(
  { db, now }: ViewDeps,
  body: CallBody<AdminCalls['deleteView']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['deleteView']>> {
  const moment = now();
  return inTransaction(db, async (tx) => {
    const { id, name, is_shared } = await ownView(tx, body, caller);
    await removeView(tx, id);
    const facts = { subject: { kind: 'saved view', id: String(id) }, before: { name, shared: is_shared } };
    await writeAudit(tx, { action: 'delete view', ...facts, ...auditedBy(caller) }, moment);
    return { result: 'success' };
  });
}
