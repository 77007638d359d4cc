import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { writeAudit } from '../../audit/public.ts';
import { giveBack } from '../../bonus/public.ts';
import { holdTask, RefundTaskError } from './hold-task.ts';
import { causeOfDeclined } from './refund-cause.ts';
import { requestById, settleRequest, writeFailed } from './refund-tasks.queries.ts';
import { tellRefundDeclined } from './tell-refund.ts';

/** The staff say no, and why: pieces and money are free again, and points that were taken back for it return. */
export const declineRefund = (db: Db, refundId: number, answer: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { order, requestId, refunds } = await holdTask(tx, refundId);
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
    await settleRequest(tx, requestId, { status: 'declined', answer }, now);
    const points = request.taken_back_bonus;
    await giveBack(tx, { customerId: order.customer_id, orderId: order.id, points, cause: causeOfDeclined(requestId) });
    await tellRefundDeclined(tx, order, { requestId, answer, now });
    await writeAudit(
      tx,
      { action: 'decline refund', subject: { kind: 'refund', id: String(refundId) }, after: { answer } },
      now,
    );
  });
