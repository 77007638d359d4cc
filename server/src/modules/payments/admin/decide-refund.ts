import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { closeRefundIn } from '../refunds/close-refund.ts';
import { declineRefundIn } from '../refunds/decline-refund.ts';
import { lockTask } from '../refunds/lock-task.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import type { AdminPaymentDeps } from './admin-payment-deps.ts';
import { requireApproval } from './approve-refund.ts';

export const closeRefundTask = (
  { db, now }: AdminPaymentDeps,
  { id, proof }: CallBody<AdminCalls['closeRefund']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['closeRefund']>> =>
  withIdempotency(db, caller, async (tx) => {
    // Locked before its approval is read, as it is by anybody who declines it at the same time.
    await lockTask(tx, id);
    await requireApproval(tx, id, now());
    await closeRefundIn(tx, id, { proof, by: caller }, now());
    return { result: 'success' };
  });

/** The provider is called outside any transaction; the row says «sent» before that, so that nobody sends it twice. */
export async function sendRefundTask(
  deps: AdminPaymentDeps,
  id: number,
  caller: Staff,
): Promise<CallReply<AdminCalls['sendRefund']>> {
  await requireApproval(deps.db, id, deps.now());
  return { result: 'success', outcome: await sendRefund(deps, id, caller) };
}

export const declineRefundTask = (
  { db, now }: AdminPaymentDeps,
  { id, answer }: CallBody<AdminCalls['declineRefund']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['declineRefund']>> =>
  withIdempotency(db, caller, async (tx) => {
    await declineRefundIn(tx, id, { answer, by: caller }, now());
    return { result: 'success' };
  });
