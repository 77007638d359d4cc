import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../../callers/caller.ts';
import { withIdempotency } from '../../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { type ShelfDeps, shownShelf } from './list-shelves.ts';
import { insertShelf } from './write-shelf.queries.ts';

/** Creates an empty shelf after all others of its kind. Its code is never reused, not even after a merge. */
export async function createShelf(
  { db, now }: ShelfDeps,
  body: CallBody<AdminCalls['createShelf']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['createShelf']>> {
  return withIdempotency(db, caller, async (tx) => {
    const id = await insertShelf(tx, body);
    const shelf = await shownShelf(tx, body.kind, id);
    const { kind, ...after } = body;
    const subject = { kind, id: String(id) };
    await writeAudit(tx, { action: 'create shelf', subject, after, ...auditedBy(caller) }, now());
    return { result: 'success', shelf };
  });
}
