import type { Looked, ProviderPayment } from '../../../providers/gateway/payment-gateway.ts';
import { gatewayOf, type PaymentDeps } from '../payment-deps.ts';
import { isProviderError } from '../provider-errors.ts';
import { applyPayment } from '../received/apply-payment.ts';
import type { NoticedMoney } from '../received/money.queries.ts';
import { closeInvoiceRow, type InvoiceRow, knownInvoice, noteCheck } from './invoices.queries.ts';

/** `unsure`: the provider does not say. `unknown`: it says that it knows no such invoice, which is not final yet (record 138). */
export type Look = Looked['state'] | 'unsure';

/** Asks the provider about an invoice and applies the money that it reports; an invoice by hand has no provider to ask. */
export async function checkInvoiceAtProvider(
  deps: PaymentDeps,
  invoice: InvoiceRow,
  noticedBy: NoticedMoney['noticedBy'],
): Promise<Look> {
  if (invoice.by_hand) return 'open';
  const { db, now } = deps;
  const looked = await ask(deps, invoice);
  const isUnsure = looked === undefined || (looked.state === 'paid' && looked.payments.length === 0);
  if (isUnsure || looked.state === 'unknown') {
    await noteCheck(db, invoice.id, isUnsure ? 'nothing' : 'unknown', now());
    return isUnsure ? 'unsure' : 'unknown';
  }
  await noteCheck(db, invoice.id, 'known', now());
  const timeOf = ({ receivedAt }: ProviderPayment) => receivedAt?.getTime() ?? 0;
  const inTheirOrder = looked.payments.toSorted((a, b) => timeOf(a) - timeOf(b));
  for (const payment of inTheirOrder) {
    await applyPayment(deps, { ...payment, provider: invoice.provider, invoiceId: invoice.id, noticedBy });
  }
  return looked.payments.length > 0 ? 'paid' : looked.state;
}

/** An invoice that one part of a provider has just made may be unknown to another part. */
const YOUNG_MS = 45_000;

/** If the provider closed an invoice, closes it here too, so that the customer can choose again; not for a young one. */
export async function checkAndFollow(
  deps: PaymentDeps,
  invoice: InvoiceRow,
  noticedBy: NoticedMoney['noticedBy'],
): Promise<Look> {
  const seen = await checkInvoiceAtProvider(deps, invoice, noticedBy);
  if (seen !== 'closed') return seen;
  if (deps.now().getTime() - invoice.created_at.getTime() < YOUNG_MS) return 'open';
  await closeInvoiceRow(deps.db, invoice.id, 'expired', deps.now());
  return seen;
}

/** Undefined: the provider does not say, or can no longer be asked. */
async function ask(deps: PaymentDeps, invoice: InvoiceRow): Promise<Looked | undefined> {
  try {
    return await gatewayOf(deps, invoice)?.check(knownInvoice(invoice));
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return undefined;
  }
}
