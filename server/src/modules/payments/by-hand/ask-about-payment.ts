import { refuse } from '@tokhi/contract/texts/refusals';
import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import { inTransaction } from '../../../db/in-transaction.ts';
import { writeAudit } from '../../audit/public.ts';
import { orderIdByNumber } from '../../orders/public.ts';
import { storedMethod } from '../../settings/public.ts';
import { checkInvoiceAtProvider } from '../invoices/check-invoice.ts';
import { invoicesAt } from '../invoices/invoices.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';

/** `not paid`: the provider says so about every invoice of the order. */
export type Reported = 'paid' | 'not paid' | 'unsure';

/**
 * Asks the provider about every invoice of an order that it has an API for, and applies the money that it reports. Undefined: there is no
 * such invoice, so only a person can tell.
 */
export async function askAboutPayment(
  deps: PaymentDeps,
  orderNumber: string,
  method: PaymentMethod,
): Promise<Reported | undefined> {
  const { db, now } = deps;
  const orderId = await orderIdByNumber(db, orderNumber);
  if (orderId === undefined) throw refuse('order_not_found');
  const invoices = (await invoicesAt(db, orderId, storedMethod(method))).filter(({ by_hand }) => !by_hand);
  if (invoices.length === 0) return undefined;
  let reported: Reported = 'not paid';
  for (const invoice of invoices) {
    const look = await checkInvoiceAtProvider(deps, invoice, 'reconciliation');
    if (look === 'paid') reported = 'paid';
    else if (reported !== 'paid' && (look === 'unsure' || look === 'unknown')) reported = 'unsure';
  }
  const after = { method, reported };
  await inTransaction(db, (tx) =>
    writeAudit(tx, { action: 'ask about payment', subject: { kind: 'order', id: orderNumber }, after }, now()),
  );
  return reported;
}
