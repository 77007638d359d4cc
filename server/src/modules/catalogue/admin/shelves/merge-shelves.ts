import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import { withIdempotency } from '../../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { type ShelfDeps, shownShelf } from './list-shelves.ts';
import { lockedAsSeen } from './locked-shelf.ts';
import { movePortion } from './move-portion.ts';
import { leftOn, retireShelf } from './retire-shelf.queries.ts';

/**
 * Moves a portion of one shelf to the other; the last portion retires the empty shelf. Between portions each product is in one place or the
 * other, and both are right; after an interruption the caller just asks again.
 */
export async function mergeShelves(
  { db, now }: ShelfDeps,
  { kind, from, into }: CallBody<AdminCalls['mergeShelves']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['mergeShelves']>> {
  return withIdempotency(db, caller, async (tx) => {
    const [source, target] = await lockedAsSeen(tx, kind, [from, into]);
    if (source === undefined || target === undefined || source.id === target.id) throw refuse('shelf_not_found');
    const moved = await movePortion(tx, kind, source.id, target.id);
    const left = await leftOn(tx, kind, source.id);
    if (left === 0) await retireShelf(tx, kind, source.id, target.id);
    const entry = { action: 'merge shelf', subject: { kind, id: String(source.id) } };
    const after = { into: target.id, into_name: target.name, moved, left };
    await writeAudit(tx, { ...entry, before: { name: source.name }, after, ...auditedBy(caller) }, now());
    const { version } = await shownShelf(tx, kind, target.id);
    return { result: 'success', moved, left, into_version: version };
  });
}
