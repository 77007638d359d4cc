import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { FreshFigures } from '@tokhi/contract/fields/order-totals';
import { refuse } from '@tokhi/contract/texts/refusals';
import { isOverdue } from '@tokhi/rules/order/order-expiry';
import type { OrderTotal } from '@tokhi/rules/order/order-total';
import { isLent, type PaymentMethod, paymentKind } from '@tokhi/rules/payment/payment-methods';
import type { Tx } from '../../../db/database.ts';
import { hashOf, newSecret } from '../../accounts/public.ts';
import { reservePoints } from '../../bonus/public.ts';
import { keepConsumer, type LockedOrder, lockOrder, priceOrder, submitChoice } from '../../orders/public.ts';
import { storedMethod } from '../../settings/public.ts';
import { endOfPaying } from '../invoices/end-of-paying.ts';
import { type InvoiceRow, insertInvoice } from '../invoices/invoices.queries.ts';
import { type ChoiceFacts, readChoiceFacts } from './read-choice-facts.ts';

export type SubmitBody = CallBody<Calls['submitOrder']>;

export interface Choice {
  orderId: number;
  method: PaymentMethod;
  byHand: boolean;
  body: SubmitBody;
}

/** The next step outside the transaction. */
export type NextStep =
  | { do: 'show'; invoice: InvoiceRow }
  /** Another request is asking the provider for this invoice now. */
  | { do: 'wait'; invoice: InvoiceRow }
  /** The invoice is for another choice, its answer was lost, or closing it was interrupted. */
  | { do: 'close'; invoice: InvoiceRow }
  | { do: 'ask'; invoice: InvoiceRow; order: LockedOrder; token: string; expiresAt: Date };

/** Longer than any timeout of a provider: an answer that has not come by then is lost. */
const ASKED_FOR_MS = 15_000;

/**
 * One step of submit-order, with the order locked: writes its figures, its bonus and the row of its invoice together, before the provider
 * is asked, so that after a crash the provider can be asked about it. While another invoice is open nothing is changed.
 */
export async function choosePayment(tx: Tx, choice: Choice, now: Date): Promise<NextStep> {
  const { orderId, method, byHand, body } = choice;
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw refuse('order_not_found');
  refuseEnded(order, now);
  const facts = await readChoiceFacts(tx, order);
  const { total, figures } = price(facts, choice);
  compareChoice(body, method, figures);

  const provider = storedMethod(method);
  const costsAsBefore = order.total_tug === total.totalTug && facts.reserved === figures.useBonus;
  const isAsBefore = costsAsBefore && order.payment_method === provider;
  const { open } = facts;
  if (open !== undefined && isAsBefore && isFor(open, choice)) {
    if (open.closing_since !== null) return { do: 'close', invoice: open };
    // The consumer of the receipt does not change the invoice.
    await keepConsumer(tx, order, body.consumer ?? null);
    if (byHand || open.provider_invoice_id !== null) return { do: 'show', invoice: open };
    const isLost = now.getTime() - open.created_at.getTime() > ASKED_FOR_MS;
    return { do: isLost ? 'close' : 'wait', invoice: open };
  }
  // The rest may come by transfer, even if the first part came before a method was chosen.
  const mayBeRest = isAsBefore || (costsAsBefore && paymentKind(method) === 'transfer');
  if (!mayBeRest && facts.received > 0) throw refuse('partly_paid');
  if (open !== undefined) return { do: 'close', invoice: open };

  const { expiresAt } = await submitChoice(
    tx,
    order,
    total,
    {
      ...{ method, vatTicked: body.noat > 0, consumer: body.consumer ?? null },
      ...{ hoursToPay: facts.hoursToPay, calendar: facts.calendar },
    },
    now,
  );
  // Last: all orders that spend the same points share the row of the balance.
  const points = { points: figures.useBonus, reserved: facts.reserved };
  await reservePoints(tx, { customerId: order.customer_id, orderId, ...points }, now);
  const token = newSecret();
  const invoice = await insertInvoice(tx, {
    orderId,
    orderNumber: order.order_number,
    provider,
    amountTug: total.totalTug,
    tokenHash: byHand ? null : hashOf(token),
    payerPhone: body.phone ?? null,
    createdAt: now,
  });
  return byHand ? { do: 'show', invoice } : { do: 'ask', invoice, order, token, expiresAt };
}

/** A lender asks the owner of the phone: a corrected number needs another invoice. */
const isFor = (open: InvoiceRow, { method, byHand, body }: Choice): boolean =>
  open.provider === storedMethod(method) && open.by_hand === byHand && open.payer_phone === (body.phone ?? null);

function refuseEnded(order: LockedOrder, now: Date): void {
  const { status, order_number } = order;
  if (status === 'expired') throw refuse('order_expired', { ordernumber: order_number });
  if (status !== 'pending') throw refuse('order_already_paid', { ordernumber: order_number });
  // A payment sent now would be late, although the order still waits for money that is on its way.
  if (isOverdue(endOfPaying(order), now)) throw refuse('order_expired', { ordernumber: order_number });
}

function price(facts: ChoiceFacts, { method, body }: Choice): { total: OrderTotal; figures: FreshFigures } {
  const lender = isLent(method) ? facts.lenders.find((one) => one.method === method) : null;
  if (lender === undefined) throw refuse('payment_unavailable');
  return priceOrder(facts.order, {
    lender,
    vatTicked: body.noat > 0,
    // The customer may choose again the points that the order already reserves.
    bonusBalance: facts.balance + facts.reserved,
    usedBonus: body.usedBonus,
  });
}

/** Customers are charged only what they have seen (decision 12). */
function compareChoice({ lend, usedBonus, noat, sum }: SubmitBody, method: PaymentMethod, fresh: FreshFigures): void {
  const isAsSeen =
    sum === fresh.sum &&
    noat === fresh.NOAT &&
    usedBonus === fresh.useBonus &&
    (lend?.fee ?? 0) === fresh.lend_fee &&
    (lend == null || lend.type === method);
  if (!isAsSeen) throw refuse('figures_changed', fresh);
}
