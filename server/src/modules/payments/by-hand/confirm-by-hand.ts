import { refuse } from '@tokhi/contract/texts/refusals';
import { confirmationHours, type PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { writeAudit } from '../../audit/public.ts';
import { type HeldOrder, holdOrder, orderIdByNumber, writeLenderNumber } from '../../orders/public.ts';
import { storedMethod } from '../../settings/public.ts';
import { applyIn } from '../apply-payment.ts';
import { openInvoiceOf } from '../invoices.queries.ts';
import { enteredAs, type Outcome } from '../money.queries.ts';

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

interface HandParts {
  db: Db;
  now: () => Date;
}

/** What was entered cannot be what the bank's list says; the message is for whoever typed it. */
class SlipOfTheHand extends Error {
  override name = 'SlipOfTheHand';
}

/** A bank's list may be a day off; what came earlier was for something else. */
const EARLIER_MS = 86_400_000;

/** Money that is written down stays written down: a wrong figure would pay an order, or a person would have to send it back. */
async function refuseSlips(tx: Tx, order: HeldOrder, money: ConfirmedMoney, now: Date): Promise<void> {
  const { method, amountTug, bankId, receivedAt } = money;
  if (confirmationHours(method) === null)
    throw new SlipOfTheHand(`Nobody confirms ${method} by hand: its provider tells.`);
  if (receivedAt > now) throw new SlipOfTheHand('That moment is still to come: look at --at.');
  if (receivedAt.getTime() < order.created_at.getTime() - EARLIER_MS) {
    throw new SlipOfTheHand(`The order was made on ${order.created_at.toISOString()}, after this money: look at --at.`);
  }
  const entered = await enteredAs(tx, storedMethod(method), bankId);
  if (entered !== undefined && (entered.order_id !== order.id || entered.amount_tug !== amountTug)) {
    throw new SlipOfTheHand(`${bankId} is entered already, for another order or sum: look at the number and --id.`);
  }
}

/** A person says that money came: through the same door as everybody's (decision 16), with who said it written beside. */
export const confirmByHand = ({ db, now }: HandParts, money: ConfirmedMoney): Promise<Outcome> =>
  inTransaction(db, async (tx) => {
    const { orderNumber, method, amountTug, bankId, receivedAt, payer } = money;
    const orderId = await orderIdByNumber(tx, orderNumber);
    // A slip of the finger, and not money without an owner.
    const order = orderId === undefined ? undefined : await holdOrder(tx, orderId);
    if (orderId === undefined || order === undefined) throw refuse('order_not_found');
    await refuseSlips(tx, order, money, now());
    const provider = storedMethod(method);
    const open = await openInvoiceOf(tx, orderId);
    const outcome = await applyIn(
      tx,
      {
        provider,
        invoiceId: open?.provider === provider ? open.id : null,
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

/** What the lender calls a loan; the customer reads it in his payment dialog (spec §9: within 3 working hours). */
export const enterLenderNumber = ({ db, now }: HandParts, orderNumber: string, lenderNumber: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const orderId = await orderIdByNumber(tx, orderNumber);
    const order = orderId === undefined ? undefined : await holdOrder(tx, orderId);
    if (order === undefined) throw refuse('order_not_found');
    await writeLenderNumber(tx, order.id, lenderNumber);
    const subject = { kind: 'order', id: orderNumber };
    await writeAudit(tx, { action: 'enter lender number', subject, after: { lenderNumber } }, now());
  });
