import { refuse } from '@tokhi/contract/texts/refusals';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ProviderUnsure } from '../../../providers/gateway/payment-gateway.ts';
import { writeAudit } from '../../audit/public.ts';
import { type ActingStaff, actedBy } from '../acting-staff.ts';
import { gatewayOf, type PaymentDeps } from '../payment-deps.ts';
import { isProviderError } from '../provider-errors.ts';
import { finishRefund } from './finish-refund.ts';
import { type LockedTask, lockTask } from './lock-task.ts';
import { type LockedRefund, noteError, writeNotSent, writeSent } from './refund-tasks.queries.ts';

/** The provider's answer; `refused`: the refund stays a task of the staff. */
export type Sent = 'done' | 'refused' | 'unsure';

/**
 * Asks the provider to return a whole payment. The APIs of QPay and MongolChat have no partial refund, so that a part stays a transfer by
 * hand. The row says «sent» before the provider is asked: a concurrent call does not ask again, and after a crash a person checks. An
 * unknown result is not a failure: the row stays «sent».
 */
export async function sendRefund(
  { db, gateways, now }: Pick<PaymentDeps, 'db' | 'gateways' | 'now'>,
  refundId: number,
  by: ActingStaff | null = null,
): Promise<Sent> {
  const asked = await inTransaction(db, async (tx) => {
    const task = await lockTask(tx, refundId);
    const refund = sendable(task);
    const gateway = gatewayOf({ gateways }, refund);
    if (gateway?.refund === undefined) throw refuse('refund_only_by_hand');
    await writeSent(tx, refund.id, now());
    const subject = { kind: 'refund', id: String(refundId) };
    await writeAudit(
      tx,
      { action: 'send refund', subject, ...actedBy(by), after: { amountTug: refund.amount_tug } },
      now(),
    );
    return { refund, send: gateway.refund.bind(gateway) };
  });
  const { refund, send } = asked;
  try {
    const { providerRefundId } = await send({
      providerPaymentId: refund.provider_payment_id,
      amountTug: refund.amount_tug,
      reference: `refund-${refund.id}`,
    });
    await inTransaction(db, async (tx) => {
      const { order, requestId, refunds } = await lockTask(tx, refundId);
      // After ten minutes a person may have checked and closed it.
      if (refunds.every(({ status }) => status === 'done')) return;
      await finishRefund(tx, order, { refunds, requestId }, { providerRefundId, staffId: by?.staffId ?? null }, now());
    });
    return 'done';
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const isUnsure = error instanceof ProviderUnsure;
    const isNoted = await inTransaction(db, (tx) => (isUnsure ? noteError : writeNotSent)(tx, refund.id, error.name));
    // After ten minutes a person sent the money another way and closed it: a late answer does not open the task again.
    if (!isNoted) throw refuse('refund_finished', { status: 'done' });
    return isUnsure ? 'unsure' : 'refused';
  }
}

/** The only row that a provider can refund. */
function sendable({ refunds }: LockedTask): LockedRefund {
  const [refund] = refunds;
  if (refund === undefined || refunds.length > 1 || !refund.is_whole) throw refuse('refund_only_by_hand');
  if (refund.status !== 'requested') throw refuse('refund_finished', { status: refund.status });
  return refund;
}
