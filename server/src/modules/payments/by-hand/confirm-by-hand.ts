import { refuse } from '@tokhi/contract/texts/refusals';
import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { writeAudit } from '../../audit/public.ts';
import { type LockedOrder, lockOrder, orderIdByNumber } from '../../orders/public.ts';
import { methodModes, storedMethod } from '../../settings/public.ts';
import { type ActingStaff, actedBy } from '../acting-staff.ts';
import { invoicesAt } from '../invoices/invoices.queries.ts';
import { ALWAYS_BY_HAND } from '../methods/offered-methods.ts';
import { applyIn } from '../received/apply-payment.ts';
import { type Outcome, paymentNumbered } from '../received/money.queries.ts';

/**
 * Whether the provider can be asked about this money (record 137). Then nobody may enter it: the provider's own report, which comes sooner
 * or later, would count it a second time.
 */
async function providerReports(db: Db, orderId: number, method: PaymentMethod): Promise<boolean> {
  if (ALWAYS_BY_HAND.includes(method)) return false;
  const invoices = await invoicesAt(db, orderId, storedMethod(method));
  if (invoices.length > 0) return invoices.every(({ by_hand }) => !by_hand);
  return (await methodModes(db))[method] !== 'by_hand';
}

/** Money that somebody found in the bank's list, or that a lender reported. */
export interface ConfirmedMoney {
  orderNumber: string;
  method: PaymentMethod;
  amountTug: number;
  /** The bank's own number of the money: entered twice, it counts once. */
  bankId: string;
  receivedAt: Date;
  payer: string | null;
}

interface ConfirmDeps {
  db: Db;
  now: () => Date;
}

/** A bank's list may be a day off; earlier money was for something else. */
const EARLIER_MS = 86_400_000;

/** Recorded money cannot be removed: a wrong figure would pay an order, or a person would have to send it back. */
async function refuseSlips(tx: Tx, order: LockedOrder, money: ConfirmedMoney, now: Date): Promise<void> {
  const { method, amountTug, bankId, receivedAt } = money;
  if (await providerReports(tx, order.id, method)) {
    throw refuse('provider_reports');
  }
  if (receivedAt > now || receivedAt.getTime() < order.created_at.getTime() - EARLIER_MS) {
    throw refuse('payment_time_wrong', { created_at: order.created_at.toISOString() });
  }
  const entered = await paymentNumbered(tx, storedMethod(method), bankId);
  if (entered !== undefined && (entered.order_id !== order.id || entered.amount_tug !== amountTug)) {
    throw refuse('payment_entered_already', { amount: entered.amount_tug });
  }
}

/** A person confirms money: it is applied like all other money (decision 16), with the name of that person. */
export const confirmByHand = (
  { db, now }: ConfirmDeps,
  money: ConfirmedMoney,
  by: ActingStaff | null = null,
): Promise<Outcome> => inTransaction(db, (tx) => confirmIn(tx, money, by, now()));

/** The same inside a transaction that also writes which line of the bank's list it was. */
export async function confirmIn(tx: Tx, money: ConfirmedMoney, by: ActingStaff | null, now: Date): Promise<Outcome> {
  const { orderNumber, method, amountTug, bankId, receivedAt, payer } = money;
  const orderId = await orderIdByNumber(tx, orderNumber);
  // A typing error, not money without an owner.
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
  if (orderId === undefined || order === undefined) throw refuse('order_not_found');
  await refuseSlips(tx, order, money, now);
  const provider = storedMethod(method);
  const byHand = (await invoicesAt(tx, orderId, provider)).filter(({ by_hand }) => by_hand);
  const invoice = byHand.find(({ status }) => status === 'open') ?? byHand.at(-1);
  const outcome = await applyIn(
    tx,
    {
      provider,
      invoiceId: invoice?.id ?? null,
      providerPaymentId: bankId,
      providerInvoiceId: null,
      reference: orderNumber,
      amountTug,
      feeTug: 0,
      receivedAt,
      payer,
      evidence: { confirmed: 'by hand' },
      noticedBy: 'staff',
      staffId: by?.staffId ?? null,
    },
    now,
  );
  const after = { method, amountTug, bankId, receivedAt: receivedAt.toISOString(), outcome };
  const subject = { kind: 'order', id: orderNumber };
  await writeAudit(tx, { action: 'confirm payment', subject, ...actedBy(by), after }, now);
  return outcome;
}
