import { refuse } from '@tokhi/contract/texts/refusals';
import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { writeAudit } from '../audit/public.ts';
import { holdOrder, orderIdByNumber, writeLenderNumber } from '../orders/public.ts';
import { storedMethod } from '../settings/public.ts';
import { applyIn } from './apply-payment.ts';
import { openInvoiceOf } from './invoices.queries.ts';
import type { Outcome } from './money.queries.ts';

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

/** A person says that money came: through the same door as everybody's (decision 16), with who said it written beside. */
export const confirmByHand = ({ db, now }: HandParts, money: ConfirmedMoney): Promise<Outcome> =>
  inTransaction(db, async (tx) => {
    const { orderNumber, method, amountTug, bankId, receivedAt, payer } = money;
    const orderId = await orderIdByNumber(tx, orderNumber);
    // A slip of the finger, and not money without an owner.
    if (orderId === undefined) throw refuse('order_not_found');
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
