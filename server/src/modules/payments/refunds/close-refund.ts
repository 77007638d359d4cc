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

/** The provider is being asked now, and may return the same money. */
const isUnderWay = ({ status, sent_at, last_error }: LockedRefund, now: Date): boolean =>
  status === 'sent' && last_error === null && sent_at !== null && now.getTime() - sent_at.getTime() < UNDER_WAY_MS;

/**
 * Staff sent the money and enter the proof, the bank's document. All parts of a refund are closed, because one transfer covers them.
 * Repeated with the same proof it changes nothing; another proof is refused, because money may have been sent twice.
 */
export const closeRefund = (
  db: Db,
  refundId: number,
  proof: string,
  now: Date,
  by: ActingStaff | null = null,
): Promise<void> => inTransaction(db, (tx) => closeRefundIn(tx, refundId, { proof, by }, now));

/** The same inside the caller's transaction. */
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
