import { ProviderAway } from '../../providers/gateway/payment-gateway.ts';
import { payableOrder } from '../orders/public.ts';
import { closeInvoiceRow, type InvoiceRow, knownInvoice, markClosing, unpaidInvoicesOf } from './invoices.queries.ts';
import { lookAtInvoice } from './look-at-invoice.ts';
import { gatewayOf, type PaymentParts } from './parts.ts';
import { isProviderError } from './provider-errors.ts';

/**
 * Nobody shall pay this bill any more: it is closed at the provider, who is asked once more after that, because money may have come
 * at the last moment. `unsure`: he does not say, and the bill stays open here, but is shown to nobody any more.
 */
export async function closeInvoice(parts: PaymentParts, invoice: InvoiceRow): Promise<'closed' | 'unsure'> {
  const { db, now } = parts;
  if (!invoice.by_hand) await markClosing(db, invoice.id, now());
  const cancelled = invoice.by_hand ? 'done' : await cancel(parts, invoice);
  const look = invoice.by_hand ? 'closed' : await lookAtInvoice(parts, invoice, 'reconciliation');
  // Its answer was lost, so that it was shown to nobody, and not every provider can be asked by our name of it. Its callback
  // and the nightly list still find money that came all the same.
  const wasNeverShown = invoice.provider_invoice_id === null && cancelled !== 'away';
  const isOver = look === 'paid' || look === 'closed' || (look === 'open' && cancelled !== 'away');
  if (!isOver && !(look === 'unsure' && wasNeverShown)) return 'unsure';
  await closeInvoiceRow(db, invoice.id, 'cancelled', now());
  return 'closed';
}

async function cancel(parts: PaymentParts, invoice: InvoiceRow): Promise<'done' | 'not said' | 'away'> {
  const gateway = gatewayOf(parts, invoice);
  if (gateway === undefined) return 'away';
  try {
    await gateway.cancel(knownInvoice(invoice));
    return 'done';
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return error instanceof ProviderAway ? 'away' : 'not said';
  }
}

/** Closes every bill of an order that somebody could still pay, given-up ones looked at again, and says what came of it. */
export async function settleOrder(parts: PaymentParts, orderId: number): Promise<'settled' | 'paid' | 'unsure'> {
  let isSure = true;
  for (const invoice of await unpaidInvoicesOf(parts.db, orderId)) {
    const closed = invoice.status === 'open' ? await closeInvoice(parts, invoice) : await lookAgain(parts, invoice);
    if (closed === 'unsure') isSure = false;
  }
  const { status } = await payableOrder(parts.db, orderId);
  if (status !== 'pending' && status !== 'expired') return 'paid';
  return isSure ? 'settled' : 'unsure';
}

async function lookAgain(parts: PaymentParts, invoice: InvoiceRow): Promise<'closed' | 'unsure'> {
  if (invoice.by_hand) return 'closed';
  const look = await lookAtInvoice(parts, invoice, 'reconciliation');
  return look === 'unsure' && invoice.provider_invoice_id !== null ? 'unsure' : 'closed';
}
