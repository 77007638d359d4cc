import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { writeAudit } from '../../audit/public.ts';
import { giveBack } from '../../bonus/public.ts';
import { type ActingStaff, actedBy } from '../acting-staff.ts';
import { lockTask } from './lock-task.ts';
import { notifyRefundDeclined } from './notify-refund.ts';
import { causeOfDeclined } from './refund-cause.ts';
import { finishRequest, requestById, writeFailed } from './refund-tasks.queries.ts';

/** Staff decline a refund with an answer: pieces and money are free again, and points that were taken back for it are returned. */
export const declineRefund = (
  db: Db,
  refundId: number,
  answer: string,
  now: Date,
  by: ActingStaff | null = null,
): Promise<void> => inTransaction(db, (tx) => declineRefundIn(tx, refundId, { answer, by }, now));

/** The same inside the caller's transaction. */
export async function declineRefundIn(
  tx: Tx,
  refundId: number,
  { answer, by }: { answer: string; by: ActingStaff | null },
  now: Date,
): Promise<void> {
  const { order, requestId, refunds } = await lockTask(tx, refundId);
  // Money that came late, twice or without a known order is owed: it cannot be declined.
  if (order === undefined || requestId === null) throw refuse('refund_owed');
  const request = await requestById(tx, requestId);
  if (request.status === 'declined') return;
  if (refunds.some(({ status }) => status !== 'requested'))
    throw refuse('refund_finished', { status: request.status === 'done' ? 'done' : 'sent' });
  await writeFailed(
    tx,
    refunds.map(({ id }) => id),
    by?.staffId ?? null,
    now,
  );
  await finishRequest(tx, requestId, { status: 'declined', answer }, now);
  const points = request.taken_back_bonus;
  const move = { customerId: order.customer_id, orderId: order.id, points, cause: causeOfDeclined(requestId) };
  await giveBack(tx, move, now);
  await notifyRefundDeclined(tx, order, { requestId, answer, now });
  await writeAudit(
    tx,
    { action: 'decline refund', subject: { kind: 'refund', id: String(refundId) }, ...actedBy(by), after: { answer } },
    now,
  );
}
