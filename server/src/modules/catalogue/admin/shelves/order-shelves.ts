import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import type { ShelfDeps } from './list-shelves.ts';
import { lockOrder, writeOrder } from './order-shelves.queries.ts';

/** Reorders shelves in the shop's menus. The order that was seen serves as the version: a changed one is refused. */
export async function orderShelves(
  { db, now }: ShelfDeps,
  { kind, parent, before, after }: CallBody<AdminCalls['orderShelves']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['orderShelves']>> {
  return inTransaction(db, async (tx) => {
    const current = await lockOrder(tx, kind, parent);
    if (current.join() !== before.join()) throw refuse('changed_meanwhile');
    await writeOrder(tx, kind, after);
    const subject = { kind, id: parent === null ? 'all' : `of ${parent}` };
    const orders = { before: { order: before }, after: { order: after } };
    await writeAudit(tx, { action: 'order shelves', subject, ...orders, ...auditedBy(caller) }, now());
    return { result: 'success' };
  });
}
