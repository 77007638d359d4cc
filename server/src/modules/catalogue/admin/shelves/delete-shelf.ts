import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { countLeadingTo } from '../../../content/public.ts';
import { type ShelfDeps, shownShelf } from './list-shelves.ts';
import { lockedAsSeen } from './locked-shelf.ts';
import { countMergedInto, deleteShelfRow, leftOn } from './retire-shelf.queries.ts';

/** Deletes what was made by mistake. The tables of the reports refuse it for what a report has counted (broken-rule.ts). */
export async function deleteShelf(
  { db, now }: ShelfDeps,
  { kind, id, version }: CallBody<AdminCalls['deleteShelf']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['deleteShelf']>> {
  return inTransaction(db, async (tx) => {
    await lockedAsSeen(tx, kind, [{ id, version }]);
    const { name, code, products } = await shownShelf(tx, kind, id);
    const counts = {
      products,
      sub_categories: kind === 'category' ? await leftOn(tx, kind, id) : 0,
      banners: kind === 'sub_category' ? await countLeadingTo(tx, id) : 0,
      merged: await countMergedInto(tx, kind, id),
    };
    const users = Object.entries(counts).filter(([, count]) => count > 0);
    if (users.length > 0) throw refuse('shelf_in_use', Object.fromEntries(users));
    await deleteShelfRow(tx, kind, id);
    const entry = { action: 'delete shelf', subject: { kind, id: String(id) }, before: { name, code } };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now());
    return { result: 'success' };
  });
}
