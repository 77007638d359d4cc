import { refuse } from '@tokhi/contract/texts/refusals';
import type { InvoicesPort } from './invoices-port.ts';

/** Before an order is changed or cancelled, nobody may be able to pay it any more (decision 130). */
export async function closeInvoices(invoices: InvoicesPort, orderId: number): Promise<void> {
  const closing = await invoices.closeAtProviders(orderId);
  if (closing === 'paid') throw refuse('order_already_paid');
  if (closing === 'unsure') throw refuse('payment_checking');
}
