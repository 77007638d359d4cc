import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { mayMove } from '@tokhi/rules/order/order-status';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { type IsAskedBack, ordersAskedBack } from '../asked-back.queries.ts';
import { changeStatus } from '../change-status.ts';
import { versionOf } from './admin-orders.queries.ts';
import { changedMeanwhile } from './page/changed-meanwhile.ts';
import { lockOrderNamed } from './page/lock-order-named.ts';
import type { OrderPageDeps } from './page/order-page-ports.ts';
import { showOrder } from './page/show-order.ts';

/**
 * Moves an order one step. It locks the order: if two staff members, or a staff member and the customer, act at once, one moves it and the
 * other gets its new state. The audit row and the notice of the step are written in the same transaction.
 */
export async function moveOrder(
  deps: OrderPageDeps & { isAskedBack: IsAskedBack },
  { ordernumber, to, version }: CallBody<AdminCalls['moveOrder']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['moveOrder']>> {
  const now = deps.now();
  return withIdempotency(deps.db, caller, async (tx) => {
    const order = await lockOrderNamed(tx, ordernumber);
    const { id, status: from, source } = order;
    const current = await versionOf(tx, id);
    if (current !== version) throw await changedMeanwhile(tx, order, current, deps.namesOfStaff);
    if (!mayMove(from, to, 'staff', source)) throw refuse('step_not_possible');
    if ((await ordersAskedBack(tx, [id], deps.isAskedBack)).has(id)) throw refuse('order_asked_back');
    await changeStatus(tx, id, to, { mover: 'staff', staffId: caller.staffId }, now);
    const subject = { kind: 'order', id: ordernumber };
    const facts = { before: { status: from, version }, after: { status: to, version: version + 1 } };
    await writeAudit(tx, { action: 'move order', subject, ...auditedBy(caller), ...facts }, now);
    return showOrder({ ...deps, db: tx }, ordernumber, caller);
  });
}
