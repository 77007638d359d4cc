import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { type RefusalDetails, refuse } from '@tokhi/contract/texts/refusals';
import { mayMove } from '@tokhi/rules/order/order-status';
import type { Staff } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { changeStatus } from '../change-status.ts';
import { orderIdByNumber } from '../find-order.queries.ts';
import { type LockedOrder, lockOrder } from '../status.queries.ts';
import { historyOf, versionOf } from './admin-orders.queries.ts';
import { type AdminOrderDeps, type NamesOfStaff, showOrder } from './show-order.ts';

/**
 * Moves an order one step. Under the order's lock, so that of two staff members, or of staff and customer, one moves it and the
 * other reads what it has become. The audit row and the notice of the step are written with it or not at all.
 */
export async function moveOrder(
  deps: AdminOrderDeps,
  { ordernumber, to, version }: CallBody<AdminCalls['moveOrder']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['moveOrder']>> {
  const { db, namesOfStaff } = deps;
  const now = deps.now();
  return inTransaction(db, async (tx) => {
    const orderId = await orderIdByNumber(tx, ordernumber);
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
    if (order === undefined) throw refuse('order_not_found');
    const { id, status: from, source } = order;
    const current = await versionOf(tx, id);
    if (current !== version) throw refuse('changed_meanwhile', await recordNow(tx, order, current, namesOfStaff));
    if (!mayMove(from, to, 'staff', source)) throw refuse('step_not_possible');
    await changeStatus(tx, id, to, { mover: 'staff', staffId: caller.staffId }, now);
    const subject = { kind: 'order', id: ordernumber };
    const facts = { before: { status: from, version }, after: { status: to, version: version + 1 } };
    await writeAudit(tx, { action: 'move order', subject, ...auditedBy(caller), ...facts }, now);
    return showOrder({ db: tx, namesOfStaff }, ordernumber);
  });
}

/** What the order has become, and who wrote it last. */
async function recordNow(
  tx: Tx,
  { id, order_number, status }: LockedOrder,
  version: number,
  namesOfStaff: NamesOfStaff,
): Promise<RefusalDetails> {
  const last = (await historyOf(tx, id)).at(-1);
  const staffId = last?.staff_id ?? null;
  const name = staffId === null ? undefined : (await namesOfStaff(tx, [staffId])).get(staffId);
  return {
    ...{ ordernumber: order_number, status, version },
    ...(last && { changed_at: last.changed_at.toISOString() }),
    ...(name !== undefined && { changed_by: name }),
  };
}
