import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Db } from '../../../db/database.ts';
import { finishApproval, requestApproval } from '../../approvals/public.ts';
import { financeSettings } from '../../settings/public.ts';
import { taskById } from '../refunds/refund-tasks.queries.ts';
import type { AdminPaymentDeps } from './admin-payment-deps.ts';
import { countedAlone, isApproved, preparedBeside, subjectOfRefund } from './counted-alone.ts';

/** Prepares a large refund. The approval stores the amount and is valid only for this amount. */
export const prepareRefund = (
  { db, now }: AdminPaymentDeps,
  { id, reason }: CallBody<AdminCalls['prepareRefund']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['prepareRefund']>> =>
  withIdempotency(db, caller, async (tx) => {
    const task = await taskById(tx, id);
    if (task === undefined) throw refuse('refund_not_found');
    const payload = { refundId: id, amount: task.amount };
    const subject = subjectOfRefund(task);
    const approval = await requestApproval(tx, { kind: 'refund', subject, payload, reason }, caller, now());
    return { result: 'success', approval: { id: approval.id, version: approval.version } };
  });

/** Another person approves or declines it. Sending and closing are separate calls, which check the approval. */
export const approveRefund = (
  { db, now }: AdminPaymentDeps,
  { approval: id, version, state }: CallBody<AdminCalls['approveRefund']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['approveRefund']>> =>
  withIdempotency(db, caller, async (tx) => {
    await finishApproval(tx, { id, kind: 'refund', version, state }, caller, now());
    return { result: 'success' };
  });

/** Whether the refund needs two people, with the limit and the existing approvals. */
export async function askedOfTwo(db: Db, refundId: number, now: Date) {
  const { secondPersonAboveTug: limit } = await financeSettings(db);
  const task = await taskById(db, refundId);
  if (task === undefined) throw refuse('refund_not_found');
  const { order_id, requested_by, amount } = task;
  // Earlier refunds matter only for one that is small by itself.
  const isCounted = order_id !== null && requested_by !== null && amount <= limit;
  const orderIds = isCounted ? [order_id] : [];
  const beside = await preparedBeside(db, { orderIds, tasks: [task] }, now);
  return { limit, isLarge: countedAlone(task, beside) > limit, isApproved: isApproved(task, beside.approvals) };
}

/** Refuses a large refund that nobody approved. Amounts of refunds never change; an approval of another amount is refused in any case. */
export async function requireApproval(db: Db, refundId: number, now: Date): Promise<void> {
  const two = await askedOfTwo(db, refundId, now);
  if (two.isLarge && !two.isApproved) throw refuse('second_person_required', { limit: two.limit });
}
