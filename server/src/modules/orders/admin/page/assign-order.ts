import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../../callers/caller.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { versionOf } from '../admin-orders.queries.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { lockOrderNamed } from './lock-order-named.ts';
import { assigneeOf, writeAssignee } from './order-page.queries.ts';
import type { OrderPageDeps } from './order-page-ports.ts';
import { showOrder } from './show-order.ts';

/** The caller takes an order, or hands it back. If nothing changes, nothing is written. */
export function assignOrder(
  deps: OrderPageDeps,
  { ordernumber, mine, was }: CallBody<AdminCalls['assignOrder']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['assignOrder']>> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderNamed(tx, ordernumber);
    const before = await assigneeOf(tx, order.id);
    const to = mine ? caller.staffId : null;
    if (before !== to) {
      if (before !== was) throw await changedMeanwhile(tx, order, await versionOf(tx, order.id), deps.namesOfStaff);
      await writeAssignee(tx, order.id, to);
      const subject = { kind: 'order', id: ordernumber };
      const facts = { before: { assignee: before }, after: { assignee: to } };
      await writeAudit(tx, { action: 'assign order', subject, ...auditedBy(caller), ...facts }, now);
    }
    return showOrder({ ...deps, db: tx }, ordernumber, caller);
  });
}
