import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { writeAudit } from '../../audit/public.ts';
import { type ActingStaff, actedBy } from '../acting-staff.ts';
import { finishRefund } from './finish-refund.ts';
import { lockTask } from './lock-task.ts';
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
export const closeRefund = (
  db: Db,
  refundId: number,
  proof: string,
  now: Date,
  by: ActingStaff | null = null,
): Promise<void> => inTransaction(db, (tx) => closeRefundIn(tx, refundId, { proof, by }, now));

/** The same inside a transaction of a caller. */
export async function closeRefundIn(
  tx: Tx,
  refundId: number,
  { proof, by }: { proof: string; by: ActingStaff | null },
  now: Date,
): Promise<void> {
  const { order, requestId, refunds } = await lockTask(tx, refundId);
  if (refunds.some(({ status }) => status === 'failed')) throw refuse('refund_finished', { status: 'declined' });
  if (refunds.every(({ status }) => status === 'done')) {
    if (refunds.every((one) => one.proof === proof)) return;
    throw refuse('refund_finished', { status: 'done' });
  }
  if (refunds.some((one) => isUnderWay(one, now))) throw refuse('refund_under_way');
  await finishRefund(tx, order, { refunds, requestId }, { proof, staffId: by?.staffId ?? null }, now);
  await writeAudit(
    tx,
    { action: 'close refund', subject: { kind: 'refund', id: String(refundId) }, ...actedBy(by), after: { proof } },
    now,
  );
}
