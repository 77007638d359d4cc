import { setTimeout as pause } from 'node:timers/promises';
import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { paymentKind } from '@tokhi/rules/payment/payment-methods';
import { inTransaction } from '../../../db/in-transaction.ts';
import { parseModes } from '../../settings/public.ts';
import { closeInvoice } from '../invoices/close-invoice.ts';
import { type InvoiceRow, invoiceById } from '../invoices/invoices.queries.ts';
import { paymentChannel } from '../methods/offered-methods.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { askProvider } from './ask-provider.ts';
import { orderAndModes } from './choice-facts.queries.ts';
import { type Choice, choosePayment, type SubmitBody } from './choose-payment.ts';

/** Close the old, close a lost one, ask, and ask again as -R2: only a choice that keeps changing needs more steps. */
const STEPS = 6;
const LOOKS = 30;
const BETWEEN_LOOKS_MS = 200;

/** The pay button: the same choice shows the same invoice, another one closes it first; if it was paid meanwhile, the order is paid. */
export async function submitOrder(
  deps: PaymentDeps,
  body: SubmitBody,
  customerId: number,
): Promise<CallReply<Calls['submitOrder']>> {
  const { db, gateways } = deps;
  if (body.payment === '') throw refuse('payment_not_chosen');
  const { orderId, modes } = await orderAndModes(db, customerId, body.ordernumber);
  if (orderId === null) throw refuse('order_not_found');
  const channel = paymentChannel(body.payment, parseModes(modes), gateways);
  if (channel === 'off') throw refuse('payment_unavailable');
  const choice = { orderId, method: body.payment, byHand: channel === 'by_hand', body };
  const invoice = await openInvoice(deps, choice);
  // Only a card is paid on the bank's own page; for other methods that page is one of several ways, which the dialog shows.
  const paymentUrl = paymentKind(body.payment) === 'card' ? invoice.payment_url : null;
  return { result: 'success', invoiceId: invoice.reference, paymentUrl };
}

async function openInvoice(deps: PaymentDeps, choice: Choice): Promise<InvoiceRow> {
  const { db, now } = deps;
  let isAskedAnew = false;
  for (let step = 0; step < STEPS; step += 1) {
    const next = await inTransaction(db, (tx) => choosePayment(tx, choice, now()));
    switch (next.do) {
      case 'show':
        return next.invoice;
      case 'wait':
        await untilAnswered(deps, next.invoice.id);
        break;
      case 'close':
        if ((await closeInvoice(deps, next.invoice)) !== 'closed') throw refuse('payment_checking');
        break;
      case 'ask': {
        const opened = await askProvider(deps, choice, next);
        if (opened !== 'lost') return opened;
        // Only once: a provider that loses two answers is away.
        if (isAskedAnew) throw refuse('payment_unavailable');
        isAskedAnew = true;
        break;
      }
    }
  }
  throw refuse('payment_unavailable');
}

/** Another request is asking the provider; its answer is also ours. */
async function untilAnswered({ db }: PaymentDeps, invoiceId: number): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const invoice = await invoiceById(db, invoiceId);
    if (invoice?.status !== 'open' || invoice.provider_invoice_id !== null) return;
    await pause(BETWEEN_LOOKS_MS);
  }
  throw refuse('payment_unavailable');
}
