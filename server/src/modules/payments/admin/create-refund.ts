import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { refundAmount } from '@tokhi/rules/refund/refund-amount';
import { type GoodsReason, staffReasonsAt } from '@tokhi/rules/refund/refund-asking';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { requestApproval } from '../../approvals/public.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { changedMeanwhile, lockOrderNamed, orderIdByNumber, payableOrder, versionOf } from '../../orders/public.ts';
import { financeSettings } from '../../settings/public.ts';
import { askRefundOf } from '../refunds/ask-refund.ts';
import { computeTerms } from '../refunds/compute-terms.ts';
import { firstOfRequest } from '../refunds/refund-tasks.queries.ts';
import { presentSums, presentTerms } from '../refunds/refunds.present.ts';
import type { RefundTaskDeps } from './admin-payment-deps.ts';
import { askedOfTwo } from './approve-refund.ts';
import { preparedAlone, preparedBeside, subjectOfRefund } from './counted-alone.ts';

/** The reason, if staff may give it at this step of the order. */
const reasonAt = (status: OrderStatus, reason: GoodsReason): GoodsReason | null =>
  staffReasonsAt(status).includes(reason) ? reason : null;

/** What would be refunded, and what it would be if the customer cancelled, so that staff see the effect of the reason. */
export async function refundTerms(
  { db, now }: RefundTaskDeps,
  { ordernumber, reason, lines }: CallBody<AdminCalls['refundTerms']>,
): Promise<CallReply<AdminCalls['refundTerms']>> {
  const id = await orderIdByNumber(db, ordernumber);
  if (id === undefined) throw refuse('order_not_found');
  const { status, customer_id } = await payableOrder(db, id);
  const terms = await computeTerms(
    db,
    { id, customer_id },
    { reason: reasonAt(status, reason), wanted: lines ?? null },
  );
  const { secondPersonAboveTug } = await financeSettings(db);
  const before = preparedAlone(id, await preparedBeside(db, { orderIds: [id], tasks: [] }, now()));
  return {
    ...{ result: 'success', ...presentTerms(terms) },
    if_cancelled: presentSums(refundAmount({ ...terms.from, reason: 'cancelled' }), terms),
    needs_approval: before + terms.refund.amountTug > secondPersonAboveTug,
  };
}

/**
 * Staff prepare a refund for the customer, like a request of the customer, or because the shop cannot deliver. The person who prepares a
 * large one is the first of the two people: it waits for the approval of another. The account is stored only in the request, not in the
 * audit row.
 */
export const createRefund = (
  { db, now: clock, namesOfStaff }: RefundTaskDeps,
  { ordernumber, version, reason, ...asked }: CallBody<AdminCalls['createRefund']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['createRefund']>> =>
  withIdempotency(db, caller, async (tx) => {
    const now = clock();
    const order = await lockOrderNamed(tx, ordernumber);
    const current = await versionOf(tx, order.id);
    if (current !== version) throw await changedMeanwhile(tx, order, current, namesOfStaff);
    const request = { ...asked, reason: reasonAt(order.status, reason), requestedBy: caller.staffId };
    const requestId = await askRefundOf(tx, order, request, now);
    const { note, sum } = asked;
    const subject = { kind: 'order', id: ordernumber };
    const after = { refund_request: requestId, reason, sum, because: note };
    await writeAudit(tx, { action: 'prepare refund', subject, ...auditedBy(caller), after }, now);
    const id = await firstOfRequest(tx, requestId);
    const { isLarge } = await askedOfTwo(tx, id, now);
    if (isLarge) await askForApproval(tx, { id, requestId, sum, note }, caller, now);
    return { result: 'success', refund: { id, needs_approval: isLarge } };
  });

async function askForApproval(
  tx: Tx,
  { id, requestId, sum, note }: { id: number; requestId: number; sum: number; note: string },
  caller: Staff,
  now: Date,
): Promise<void> {
  const subject = subjectOfRefund({ id, request_id: requestId });
  const payload = { refundId: id, amount: sum };
  await requestApproval(tx, { kind: 'refund', subject, payload, reason: note }, caller, now);
}
