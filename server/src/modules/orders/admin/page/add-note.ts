import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../../callers/caller.ts';
import { withIdempotency } from '../../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { lockOrderNamed } from './lock-order-named.ts';
import { insertNote } from './order-page.queries.ts';
import type { OrderPageDeps } from './order-page-ports.ts';
import { showOrder } from './show-order.ts';

/** Adds a note. The audit row names it without its text: notes are about people. */
export function addNote(
  deps: OrderPageDeps,
  { ordernumber, text }: CallBody<AdminCalls['addNote']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['addNote']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const { id: orderId } = await lockOrderNamed(tx, ordernumber);
    const note = await insertNote(tx, { orderId, staffId: caller.staffId, text }, now);
    const subject = { kind: 'order', id: ordernumber };
    await writeAudit(tx, { action: 'add note', subject, ...auditedBy(caller), after: { note } }, now);
    return showOrder({ ...deps, db: tx }, ordernumber, caller);
  });
}
