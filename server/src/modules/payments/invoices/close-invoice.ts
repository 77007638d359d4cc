import { ProviderAway } from '../../../providers/gateway/payment-gateway.ts';
import { payableOrder } from '../../orders/public.ts';
import { gatewayOf, type PaymentDeps } from '../payment-deps.ts';
import { isProviderError } from '../provider-errors.ts';
import { checkInvoiceAtProvider } from './check-invoice.ts';
import { endOfPaying } from './end-of-paying.ts';
import { isForgotten } from './forgotten-invoice.ts';
import {
  closeInvoiceRow,
  type InvoiceRow,
  invoiceById,
  knownInvoice,
  markClosing,
  unpaidInvoicesOf,
} from './invoices.queries.ts';

/**
 * Makes an invoice unpayable: it is closed at the provider, which is asked once more afterwards, because money may have come at the last
 * moment. `unsure`: the provider does not say, and the invoice stays open here, but is not shown any more. `unknown`: the same, because the
 * provider says that there is no such invoice, but not for long enough yet (record 138).
 */
export async function closeInvoice(deps: PaymentDeps, invoice: InvoiceRow): Promise<'closed' | 'unsure' | 'unknown'> {
  const { db, now } = deps;
  if (!invoice.by_hand) await markClosing(db, invoice.id, now());
  const cancelled = invoice.by_hand ? 'done' : await cancel(deps, invoice);
  const look = invoice.by_hand ? 'closed' : await checkInvoiceAtProvider(deps, invoice, 'reconciliation');
  // The provider's answer was lost, so the invoice was never shown, and not every provider can be asked by our reference. Its callback and
  // the nightly list still find money for it.
  const wasNeverShown = invoice.provider_invoice_id === null && cancelled !== 'away';
  const isOver = look === 'paid' || look === 'closed' || (look === 'open' && cancelled !== 'away');
  if (!isOver && !wasNeverShown) {
    if (look !== 'unknown') return 'unsure';
    if (!(await isForgottenNow(deps, invoice))) return 'unknown';
  }
  await closeInvoiceRow(db, invoice.id, 'cancelled', now());
  return 'closed';
}

async function cancel(deps: PaymentDeps, invoice: InvoiceRow): Promise<'done' | 'not said' | 'away'> {
  const gateway = gatewayOf(deps, invoice);
  if (gateway === undefined) return 'away';
  try {
    await gateway.cancel(knownInvoice(invoice));
    return 'done';
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return error instanceof ProviderAway ? 'away' : 'not said';
  }
}

/** Closes every invoice of an order that somebody could still pay, checks superseded ones again, and returns the result. */
export async function closeInvoicesOfOrder(deps: PaymentDeps, orderId: number): Promise<'settled' | 'paid' | 'unsure'> {
  let isSure = true;
  for (const invoice of await unpaidInvoicesOf(deps.db, orderId)) {
    const closed = invoice.status === 'open' ? await closeInvoice(deps, invoice) : await checkAgain(deps, invoice);
    if (closed !== 'closed') isSure = false;
  }
  const { status } = await payableOrder(deps.db, orderId);
  if (status !== 'pending' && status !== 'expired') return 'paid';
  return isSure ? 'settled' : 'unsure';
}

async function checkAgain(deps: PaymentDeps, invoice: InvoiceRow): Promise<'closed' | 'unsure'> {
  if (invoice.by_hand) return 'closed';
  const look = await checkInvoiceAtProvider(deps, invoice, 'reconciliation');
  if (invoice.provider_invoice_id === null || (look !== 'unsure' && look !== 'unknown')) return 'closed';
  return look === 'unknown' && (await isForgottenNow(deps, invoice)) ? 'closed' : 'unsure';
}

/** Whether the provider has said «unknown» for so long that the invoice counts as forgotten (record 138). */
async function isForgottenNow({ db, now }: PaymentDeps, { id, order_id }: InvoiceRow): Promise<boolean> {
  const [row, order] = [await invoiceById(db, id), await payableOrder(db, order_id)];
  if (row === undefined) return false;
  return isForgotten({ count: row.unknown_answers, since: row.unknown_since }, endOfPaying(order), now());
}
