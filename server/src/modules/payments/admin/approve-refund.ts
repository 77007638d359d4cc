import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Db } from '../../../db/database.ts';
import { type Approval, approvalsAbout, finishApproval, requestApproval } from '../../approvals/public.ts';
import { financeSettings } from '../../settings/public.ts';
import { amountOfTask, refundOf } from '../refunds/refund-tasks.queries.ts';
import type { AdminPaymentDeps } from './admin-payment-deps.ts';

/** What an approval is about: the parts of one request are one transfer, and are approved together. */
export const subjectOfRefund = ({ id, request_id }: { id: number; request_id: number | null }): string =>
  request_id === null ? `refund ${id}` : `request ${request_id}`;

/** Prepares a large refund. The amount is written down with it, and what is approved is this amount. */
export const prepareRefund = (
  { db, now }: AdminPaymentDeps,
  { id, reason }: CallBody<AdminCalls['prepareRefund']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['prepareRefund']>> =>
  withIdempotency(db, caller, async (tx) => {
    const refund = await refundOf(tx, id);
    if (refund === undefined) throw refuse('refund_not_found');
    const payload = { refundId: id, amount: await amountOfTask(tx, id) };
    const subject = subjectOfRefund({ id, ...refund });
    const approval = await requestApproval(tx, { kind: 'refund', subject, payload, reason }, caller, now());
    return { result: 'success', approval: { id: approval.id, version: approval.version } };
  });

/** Another person approves or declines it. Sending and closing are calls of their own, which look for the approval. */
export const approveRefund = (
  { db, now }: AdminPaymentDeps,
  { approval: id, version, state }: CallBody<AdminCalls['approveRefund']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['approveRefund']>> =>
  withIdempotency(db, caller, async (tx) => {
    await finishApproval(tx, { id, kind: 'refund', version, state }, caller, now());
    return { result: 'success' };
  });

const isFor = ({ state, payload }: Approval, amount: number): boolean =>
  state === 'approved' && (payload as { amount?: unknown }).amount === amount;

/** Refuses a large refund that nobody approved. Amounts of refunds never change; another one than was approved is refused anyway. */
export async function requireApproval(db: Db, refundId: number, now: Date): Promise<void> {
  const { secondPersonAboveTug: limit } = await financeSettings(db);
  const amount = await amountOfTask(db, refundId);
  if (amount <= limit) return;
  const refund = await refundOf(db, refundId);
  const subjects = refund === undefined ? [] : [subjectOfRefund({ id: refundId, ...refund })];
  const approvals = await approvalsAbout(db, 'refund', subjects, now);
  if (!approvals.some((approval) => isFor(approval, amount))) throw refuse('second_person_required', { limit });
}
