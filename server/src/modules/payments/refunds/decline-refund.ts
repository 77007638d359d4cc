import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { writeAudit } from '../../audit/public.ts';
import { giveBack } from '../../bonus/public.ts';
import { lockTask, RefundTaskError } from './lock-task.ts';
import { notifyRefundDeclined } from './notify-refund.ts';
import { causeOfDeclined } from './refund-cause.ts';
import { finishRequest, requestById, writeFailed } from './refund-tasks.queries.ts';

/** The staff say no, and why: pieces and money are free again, and points that were taken back for it return. */
export const declineRefund = (db: Db, refundId: number, answer: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { order, requestId, refunds } = await lockTask(tx, refundId);
    // Money that came late, twice or for nobody is owed: it can only go back.
    if (order === undefined || requestId === null)
      throw new RefundTaskError('What nobody asked for cannot be declined.');
    const request = await requestById(tx, requestId);
    if (request.status === 'declined') return;
    if (refunds.some(({ status }) => status !== 'requested'))
      throw new RefundTaskError(`Refund ${refundId} is on its way already.`);
    await writeFailed(
      tx,
      refunds.map(({ id }) => id),
      now,
    );
    await finishRequest(tx, requestId, { status: 'declined', answer }, now);
    const points = request.taken_back_bonus;
    const move = { customerId: order.customer_id, orderId: order.id, points, cause: causeOfDeclined(requestId) };
    await giveBack(tx, move, now);
    await notifyRefundDeclined(tx, order, { requestId, answer, now });
    await writeAudit(
      tx,
      { action: 'decline refund', subject: { kind: 'refund', id: String(refundId) }, after: { answer } },
      now,
    );
  });
