import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { writeAudit } from '../../audit/public.ts';
import { finishRefund } from './finish-refund.ts';
import { lockTask, RefundTaskError } from './lock-task.ts';
import type { LockedRefund } from './refund-tasks.queries.ts';

/** A provider answers within seconds; after this a person has to look. */
const UNDER_WAY_MS = 600_000;

/** The provider is being asked at this moment, and may give the same money back. */
const isUnderWay = ({ status, sent_at, last_error }: LockedRefund, now: Date): boolean =>
  status === 'sent' && last_error === null && sent_at !== null && now.getTime() - sent_at.getTime() < UNDER_WAY_MS;

/**
 * The staff sent the money and name the proof, the bank's document. Of a refund in parts all are closed: one transfer answers them.
 * Told again with the same proof it comes to the same; with another one it is refused, because money may have gone twice.
 */
export const closeRefund = (db: Db, refundId: number, proof: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { order, requestId, refunds } = await lockTask(tx, refundId);
    if (refunds.some(({ status }) => status === 'failed'))
      throw new RefundTaskError(`Refund ${refundId} was declined.`);
    if (refunds.every(({ status }) => status === 'done')) {
      if (refunds.every((one) => one.proof === proof)) return;
      throw new RefundTaskError(`Refund ${refundId} is done already, with another proof.`);
    }
    if (refunds.some((one) => isUnderWay(one, now)))
      throw new RefundTaskError(`Refund ${refundId} is being sent by its provider: look again in ten minutes.`);
    await finishRefund(tx, order, { refunds, requestId }, { proof }, now);
    await writeAudit(
      tx,
      { action: 'close refund', subject: { kind: 'refund', id: String(refundId) }, after: { proof } },
      now,
    );
  });
