import type { Looked } from '../../providers/gateway/payment-gateway.ts';
import { applyPayment } from './apply-payment.ts';
import { type InvoiceRow, knownInvoice, noteLook } from './invoices.queries.ts';
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
  const inTheirOrder = looked.payments.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
  for (const payment of inTheirOrder) {
    await applyPayment(parts, { ...payment, provider: invoice.provider, invoiceId: invoice.id, noticedBy });
  }
  return looked.payments.length > 0 ? 'paid' : looked.state;
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
