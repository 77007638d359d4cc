import type { Looked, ProviderPayment } from '../../providers/gateway/payment-gateway.ts';
import { applyPayment } from './apply-payment.ts';
import { closeInvoiceRow, type InvoiceRow, knownInvoice, noteLook } from './invoices.queries.ts';
import type { NoticedMoney } from './money.queries.ts';
import { gatewayOf, type PaymentParts } from './parts.ts';
import { isProviderError } from './provider-errors.ts';

/** `unsure`: the provider does not say; unknown is not failed. */
export type Look = Looked['state'] | 'unsure';

/** Asks the provider about a bill and applies the money that he tells of; a bill by hand has nobody to ask. */
export async function lookAtInvoice(
  parts: PaymentParts,
  invoice: InvoiceRow,
  noticedBy: NoticedMoney['noticedBy'],
): Promise<Look> {
  if (invoice.by_hand) return 'open';
  const { db, now } = parts;
  const looked = await ask(parts, invoice);
  const isUnsure = looked === undefined || (looked.state === 'paid' && looked.payments.length === 0);
  await noteLook(db, invoice.id, isUnsure, now());
  if (isUnsure) return 'unsure';
  const timeOf = ({ receivedAt }: ProviderPayment) => receivedAt?.getTime() ?? 0;
  const inTheirOrder = looked.payments.toSorted((a, b) => timeOf(a) - timeOf(b));
  for (const payment of inTheirOrder) {
    await applyPayment(parts, { ...payment, provider: invoice.provider, invoiceId: invoice.id, noticedBy });
  }
  return looked.payments.length > 0 ? 'paid' : looked.state;
}

/** Not every part of a provider knows a bill at once that another part has just made. */
const YOUNG_MS = 45_000;

/** What a provider has closed by himself is closed here, so that the customer can choose anew; of a young one it is not believed. */
export async function lookAndFollow(
  parts: PaymentParts,
  invoice: InvoiceRow,
  noticedBy: NoticedMoney['noticedBy'],
): Promise<Look> {
  const seen = await lookAtInvoice(parts, invoice, noticedBy);
  if (seen !== 'closed') return seen;
  if (parts.now().getTime() - invoice.created_at.getTime() < YOUNG_MS) return 'open';
  await closeInvoiceRow(parts.db, invoice.id, 'expired', parts.now());
  return seen;
}

/** Undefined: he does not say, or nobody here may ask him any more. */
async function ask(parts: PaymentParts, invoice: InvoiceRow): Promise<Looked | undefined> {
  try {
    return await gatewayOf(parts, invoice)?.check(knownInvoice(invoice));
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return undefined;
  }
}
