import { type ArrivedMoney, excessOf, paymentOutcome } from '@tokhi/rules/payment/payment-outcome';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { changeStatus, type LockedOrder, lockOrder, orderIdByNumber, submitAs } from '../../orders/public.ts';
import { endOfPaying } from '../invoices/end-of-paying.ts';
import {
  closeInvoiceRow,
  invoiceById,
  invoiceByProviderId,
  invoiceByReference,
  markInvoicePaid,
  openInvoiceOf,
} from '../invoices/invoices.queries.ts';
import { closeInvoiceJob } from '../reconciliation/check-invoice.jobs.ts';
import { followReceipt } from './after-payment.jobs.ts';
import {
  insertPayment,
  knownOutcome,
  type NewPayment,
  type NoticedMoney,
  type Outcome,
  receivedInParts,
  type TaskReason,
} from './money.queries.ts';
import { returnMoney, returnParts } from './return-money.ts';

/** The invoice that the money paid, if known. */
interface Applied extends NoticedMoney {
  invoiceId: number | null;
}

interface InvoiceMatch {
  orderId: number;
  invoiceId: number | null;
  isByHand: boolean;
}

/** Why money that pays nothing is sent back. */
export const TASKS: { readonly [outcome in Outcome]?: TaskReason } = {
  late: 'late_payment',
  duplicate: 'duplicate_payment',
  wrong_amount: 'wrong_amount',
  unknown_order: 'unknown_order',
};

/**
 * The only way to «paid» (decision 16), whoever notices the money and however often. It locks the order, and writes the money together with
 * status, code, bonus, receipt and notice, or nothing. Money that pays nothing is recorded with a task to send it back.
 */
export const applyPayment = ({ db, now }: { db: Db; now: () => Date }, money: Applied): Promise<Outcome> =>
  inTransaction(db, (tx) => applyIn(tx, money, now()));

/** The same inside a transaction that also writes who confirmed the money. */
export async function applyIn(tx: Tx, money: Applied, now: Date): Promise<Outcome> {
  const known = () => knownOutcome(tx, money.provider, money.providerPaymentId);
  const before = await known();
  if (before !== undefined) return before;
  const match = await findInvoice(tx, money);
  const order = match === undefined ? undefined : await lockOrder(tx, match.orderId);
  if (match === undefined || order === undefined) {
    await writeDown(tx, money, { orderId: null, invoiceId: null, outcome: 'unknown_order' }, now);
    return 'unknown_order';
  }
  // A transaction that had locked the order before may have recorded the same money.
  const meanwhile = await known();
  if (meanwhile !== undefined) return meanwhile;

  const arrived = await arrivedMoney(tx, order, money);
  const outcome = paymentOutcome(arrived);
  // A gateway's invoice is paid once, for any outcome; one by hand stays open until the whole sum is there.
  if (match.invoiceId !== null && (!match.isByHand || outcome === 'matched')) {
    await markInvoicePaid(tx, match.invoiceId, now);
  }
  const paymentId = await writeDown(tx, money, { orderId: order.id, invoiceId: match.invoiceId, outcome }, now);
  if (outcome === 'matched' && paymentId !== undefined) {
    await payOrder(tx, order, { paymentId, provider: money.provider }, arrived, now);
  }
  return outcome;
}

/** The money and its locked order, as input for the rule of outcomes. */
export async function arrivedMoney(
  tx: Tx,
  order: LockedOrder,
  { provider, amountTug, receivedAt }: Pick<NoticedMoney, 'provider' | 'amountTug' | 'receivedAt'>,
): Promise<ArrivedMoney> {
  const mayComeInParts = provider === 'bank_transfer';
  return {
    ...{ status: order.status, totalTug: order.total_tug, payBy: endOfPaying(order) },
    ...{ amountTug, receivedAt, mayComeInParts },
    receivedTug: mayComeInParts ? await receivedInParts(tx, order.id) : 0,
  };
}

/** The invoice that the money is for: the one that was checked, or found by the provider's id, our reference, or the order number in it. */
async function findInvoice(tx: Tx, money: Applied): Promise<InvoiceMatch | undefined> {
  const { provider, invoiceId, providerInvoiceId, reference } = money;
  const invoice =
    (invoiceId === null ? undefined : await invoiceById(tx, invoiceId)) ??
    (providerInvoiceId === null ? undefined : await invoiceByProviderId(tx, provider, providerInvoiceId)) ??
    (reference === null ? undefined : await invoiceByReference(tx, provider, reference));
  if (invoice !== undefined) return { orderId: invoice.order_id, invoiceId: invoice.id, isByHand: invoice.by_hand };
  const [orderNumber] = /^IK\d{10}/.exec(reference ?? '') ?? [];
  const orderId = orderNumber === undefined ? undefined : await orderIdByNumber(tx, orderNumber);
  return orderId === undefined ? undefined : { orderId, invoiceId: null, isByHand: true };
}

/** Writes the payment, and a task to send it back if it pays nothing. */
async function writeDown(tx: Tx, money: Applied, row: NewPayment, now: Date): Promise<number | undefined> {
  const paymentId = await insertPayment(tx, money, row, now);
  const reason = TASKS[row.outcome];
  if (paymentId !== undefined && reason !== undefined) {
    const { provider, amountTug } = money;
    await returnMoney(tx, { paymentId, orderId: row.orderId, provider, amountTug }, reason, now);
  }
  return paymentId;
}

/** The recorded payment pays the order: sets the status, and handles excess, other invoices and the receipt. */
export async function payOrder(
  tx: Tx,
  order: LockedOrder,
  { paymentId, provider }: { paymentId: number; provider: string },
  arrived: ArrivedMoney,
  now: Date,
): Promise<void> {
  const orderId = order.id;
  // A superseded invoice may be paid after its choice was withdrawn.
  if (order.payment_method === null) await submitAs(tx, orderId, provider, now);
  await changeStatus(tx, orderId, 'paid', { mover: 'system' }, now);
  const excess = arrived.mayComeInParts ? excessOf(arrived) : 0;
  if (excess > 0) await returnMoney(tx, { paymentId, orderId, provider, amountTug: excess }, 'wrong_amount', now);
  if (!arrived.mayComeInParts) await returnParts(tx, orderId, 'duplicate_payment', now);
  await supersedeOtherInvoices(tx, orderId, now);
  await followReceipt(tx, orderId);
}

/** Closes the open invoice of an order that another one paid: nobody may pay it now. */
async function supersedeOtherInvoices(tx: Tx, orderId: number, now: Date): Promise<void> {
  const open = await openInvoiceOf(tx, orderId);
  if (open === undefined) return;
  await closeInvoiceRow(tx, open.id, 'cancelled', now);
  if (!open.by_hand) await enqueue(tx, closeInvoiceJob, { invoiceId: open.id }, `${closeInvoiceJob.name}:${open.id}`);
}
