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

/** How the provider answered; `refused`: it stays a task of the staff. */
export type Sent = 'done' | 'refused' | 'unsure';

/**
 * Asks the provider to give a whole payment back. The sheets of QPay and MongolChat know no part of one, so that what is less than
 * the payment stays a transfer by hand. The row says «sent» before the provider is asked: whoever comes beside it does not ask
 * again, and after a crash a person looks. Unknown is not failed: it stays «sent».
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
      // Ten minutes later a person may have looked and closed it.
      if (refunds.every(({ status }) => status === 'done')) return;
      await finishRefund(tx, order, { refunds, requestId }, { providerRefundId, staffId: by?.staffId ?? null }, now());
    });
    return 'done';
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const isUnsure = error instanceof ProviderUnsure;
    const isNoted = await inTransaction(db, (tx) => (isUnsure ? noteError : writeNotSent)(tx, refund.id, error.name));
    // A person looked after ten minutes, sent it another way and closed it: a late answer opens nothing again.
    if (!isNoted) throw refuse('refund_finished', { status: 'done' });
    return isUnsure ? 'unsure' : 'refused';
  }
}

/** The one row that a provider can answer. */
function sendable({ refunds }: LockedTask): LockedRefund {
  const [refund] = refunds;
  if (refund === undefined || refunds.length > 1 || !refund.is_whole) throw refuse('refund_only_by_hand');
  if (refund.status !== 'requested') throw refuse('refund_finished', { status: refund.status });
  return refund;
}
