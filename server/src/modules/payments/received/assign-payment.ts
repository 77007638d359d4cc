import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { paymentOutcome } from '@tokhi/rules/payment/payment-outcome';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { type LockedOrder, lockOrder, orderIdByNumber } from '../../orders/public.ts';
import { invoicesAt, markInvoicePaid } from '../invoices/invoices.queries.ts';
import { writeFailed } from '../refunds/refund-tasks.queries.ts';
import { arrivedMoney, payOrder, TASKS } from './apply-payment.ts';
import { type LockedPayment, lockPayment, lockTasksOf, writeOwner } from './assign-payment.queries.ts';
import { returnMoney } from './return-money.ts';

/**
 * Assigns unknown money to its order: cancels the task to send it back, gives the payment its order and outcome, and applies that outcome,
 * in one transaction. Locks are taken in the order: order, tasks, payment. A person who closes the task at the same moment has either sent
 * the money, or finds the task cancelled.
 */
export const assignPayment = (
  { db, now }: { db: Db; now: () => Date },
  { payment: paymentId, ordernumber, expected }: CallBody<AdminCalls['assignPayment']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['assignPayment']>> =>
  withIdempotency(db, caller, async (tx) => {
    const orderId = await orderIdByNumber(tx, ordernumber);
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
    if (order === undefined) throw refuse('order_not_found');
    const tasks = await lockTasksOf(tx, paymentId);
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined) throw refuse('payment_not_found');
    if (payment.outcome !== 'unknown_order') throw refuse('changed_meanwhile', { outcome: payment.outcome });
    const sent = tasks.find(({ status }) => status !== 'requested');
    if (sent !== undefined) throw refuse('refund_finished', { status: sent.status });
    const outcome = await giveTo(tx, order, payment, { tasks, staffId: caller.staffId, expected }, now());
    const subject = { kind: 'payment', id: String(paymentId) };
    const facts = { before: { outcome: 'unknown_order' }, after: { order: ordernumber, outcome } };
    await writeAudit(tx, { action: 'assign payment', subject, ...auditedBy(caller), ...facts }, now());
    return { result: 'success', outcome };
  });

interface Given {
  tasks: readonly { id: number }[];
  staffId: number;
  expected: LockedPayment['outcome'];
}

async function giveTo(tx: Tx, order: LockedOrder, payment: LockedPayment, given: Given, now: Date) {
  const { tasks, staffId, expected } = given;
  const { id: paymentId, provider, amount_tug: amountTug, received_at: receivedAt } = payment;
  const arrived = await arrivedMoney(tx, order, { provider, amountTug, receivedAt });
  const outcome = paymentOutcome(arrived);
  if (outcome !== expected) throw refuse('changed_meanwhile', { outcome, status: order.status });
  const taskIds = tasks.map(({ id }) => id);
  if (taskIds.length > 0) await writeFailed(tx, taskIds, staffId, now);
  const invoiceId = await invoiceByHand(tx, order.id, provider);
  if (invoiceId !== null && outcome === 'matched') await markInvoicePaid(tx, invoiceId, now);
  await writeOwner(tx, paymentId, { orderId: order.id, invoiceId, outcome, staffId });
  const reason = TASKS[outcome];
  if (reason !== undefined) await returnMoney(tx, { paymentId, orderId: order.id, provider, amountTug }, reason, now);
  if (outcome === 'matched') await payOrder(tx, order, { paymentId, provider }, arrived, now);
  return outcome;
}

/** Money without a provider's report pays the open invoice; only the provider itself reports about its own invoice. */
async function invoiceByHand(db: Db, orderId: number, provider: string): Promise<number | null> {
  const byHand = (await invoicesAt(db, orderId, provider)).filter(({ by_hand }) => by_hand);
  return (byHand.find(({ status }) => status === 'open') ?? byHand.at(-1))?.id ?? null;
}
