import { refuse } from '@tokhi/contract/texts/refusals';
import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { writeAudit } from '../../audit/public.ts';
import { type LockedOrder, lockOrder, orderIdByNumber, writeLenderNumber } from '../../orders/public.ts';
import { methodModes, storedMethod } from '../../settings/public.ts';
import { invoicesAt } from '../invoices/invoices.queries.ts';
import { ALWAYS_BY_HAND } from '../methods/offered-methods.ts';
import { applyIn } from '../received/apply-payment.ts';
import { enteredAs, type Outcome } from '../received/money.queries.ts';

/**
 * Whether the provider can be asked about this money (record 137). Then nobody enters it: the provider's own answer, which comes
 * sooner or later, would count it a second time.
 */
async function providerReports(db: Db, orderId: number, method: PaymentMethod): Promise<boolean> {
  if (ALWAYS_BY_HAND.includes(method)) return false;
  const invoices = await invoicesAt(db, orderId, storedMethod(method));
  if (invoices.length > 0) return invoices.every(({ by_hand }) => !by_hand);
  return (await methodModes(db))[method] !== 'by_hand';
}

/** What somebody read off the bank's list, or was told by a lender. */
export interface ConfirmedMoney {
  orderNumber: string;
  method: PaymentMethod;
  amountTug: number;
  /** The bank's own number of it: the same entered twice is one. */
  bankId: string;
  receivedAt: Date;
  payer: string | null;
}

interface ConfirmDeps {
  db: Db;
  now: () => Date;
}

/** What was entered cannot be what the bank's list says; the message is for whoever typed it. */
export class ManualEntryError extends Error {
  override name = 'ManualEntryError';
}

/** A bank's list may be a day off; what came earlier was for something else. */
const EARLIER_MS = 86_400_000;

/** Money that is written down stays written down: a wrong figure would pay an order, or a person would have to send it back. */
async function refuseSlips(tx: Tx, order: LockedOrder, money: ConfirmedMoney, now: Date): Promise<void> {
  const { method, amountTug, bankId, receivedAt } = money;
  if (await providerReports(tx, order.id, method)) {
    throw new ManualEntryError(`Nobody confirms this ${method} payment by hand: its provider tells.`);
  }
  if (receivedAt > now) throw new ManualEntryError('That moment is still to come: look at --at.');
  if (receivedAt.getTime() < order.created_at.getTime() - EARLIER_MS) {
    throw new ManualEntryError(
      `The order was made on ${order.created_at.toISOString()}, after this money: look at --at.`,
    );
  }
  const entered = await enteredAs(tx, storedMethod(method), bankId);
  if (entered !== undefined && (entered.order_id !== order.id || entered.amount_tug !== amountTug)) {
    throw new ManualEntryError(`${bankId} is entered already, for another order or sum: look at the number and --id.`);
  }
}

/** A person says that money came: applied like all other money (decision 16), with the name of that person. */
export const confirmByHand = ({ db, now }: ConfirmDeps, money: ConfirmedMoney): Promise<Outcome> =>
  inTransaction(db, async (tx) => {
    const { orderNumber, method, amountTug, bankId, receivedAt, payer } = money;
    const orderId = await orderIdByNumber(tx, orderNumber);
    // A slip of the finger, and not money without an owner.
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
    if (orderId === undefined || order === undefined) throw refuse('order_not_found');
    await refuseSlips(tx, order, money, now());
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
      },
      now(),
    );
    const after = { method, amountTug, bankId, receivedAt: receivedAt.toISOString(), outcome };
    await writeAudit(tx, { action: 'confirm payment', subject: { kind: 'order', id: orderNumber }, after }, now());
    return outcome;
  });

/** The lender's number of a loan; the customer reads it in the payment dialog (spec §9: within 3 working hours). */
export const enterLenderNumber = ({ db, now }: ConfirmDeps, orderNumber: string, lenderNumber: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const orderId = await orderIdByNumber(tx, orderNumber);
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
    if (order === undefined) throw refuse('order_not_found');
    await writeLenderNumber(tx, order.id, lenderNumber);
    const subject = { kind: 'order', id: orderNumber };
    await writeAudit(tx, { action: 'enter lender number', subject, after: { lenderNumber } }, now());
  });
