import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../../callers/caller.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, type Facts, writeAudit } from '../../../audit/public.ts';
import { type ShelfDeps, shownShelf } from './list-shelves.ts';
import { lockedAsSeen } from './locked-shelf.ts';
import { moveSubCategory } from './move-sub-category.ts';
import type { ShelfRow } from './shelf-rows.queries.ts';
import { writeShelf } from './write-shelf.queries.ts';

/** Saves what changed. The shop's addresses stay, because they contain the code, which cannot be edited. */
export async function saveShelf(
  { db, now }: ShelfDeps,
  { id, version, changes: { kind, ...facts } }: CallBody<AdminCalls['saveShelf']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['saveShelf']>> {
  return inTransaction(db, async (tx) => {
    await lockedAsSeen(tx, kind, [{ id, version }]);
    const before = await shownShelf(tx, kind, id);
    const { parent, ...rest } = { parent: undefined, ...facts };
    await writeShelf(tx, kind, id, rest);
    if (parent !== undefined && parent !== before.parent) await moveSubCategory(tx, id, parent);
    const shelf = await shownShelf(tx, kind, id);
    const entry = { action: 'save shelf', subject: { kind, id: String(id) }, ...changed(before, shelf) };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now());
    return { result: 'success', shelf };
  });
}

function changed(before: ShelfRow, after: ShelfRow): { before: Facts; after: Facts } {
  const names = (Object.keys(after) as (keyof ShelfRow)[]).filter((name) => before[name] !== after[name]);
  const pick = (from: ShelfRow) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(before), after: pick(after) };
}
