import { refuse } from '@tokhi/contract/texts/refusals';
import { type OpenedInvoice, ProviderUnsure } from '../../../providers/gateway/payment-gateway.ts';
import { callbackAddress } from '../callbacks/callback-address.ts';
import { returnAddress } from '../callbacks/return-from-bank.ts';
import { closeInvoiceRow, type InvoiceRow, keepAnswer, knownInvoice } from '../invoices/invoices.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isProviderError } from '../provider-errors.ts';
import type { Choice, NextStep } from './choose-payment.ts';
import { saidByProvider } from './said-by-provider.ts';

type Asking = Extract<NextStep, { do: 'ask' }>;

/**
 * Requests the invoice whose row is written, and stores its id before anything is shown. `lost`: nobody knows whether it was made; the row
 * is closed, and its callback and the nightly list still find money for it.
 */
export async function askProvider(deps: PaymentDeps, choice: Choice, asking: Asking): Promise<InvoiceRow | 'lost'> {
  const { db, now, gateways } = deps;
  const gateway = gateways[choice.method];
  const { invoice } = asking;
  let opened: OpenedInvoice;
  try {
    if (gateway === undefined) throw refuse('payment_unavailable');
    opened = await gateway.createInvoice(asked(deps, choice, asking));
  } catch (error) {
    await closeInvoiceRow(db, invoice.id, 'cancelled', now());
    if (error instanceof ProviderUnsure) return 'lost';
    throw isProviderError(error) ? refuse('payment_unavailable', saidByProvider(error)) : error;
  }
  const kept = await keepAnswer(db, invoice.id, opened);
  if (kept === undefined) {
    // Closed here while the provider was making it: nobody has seen it, and nobody may pay it.
    await gateway
      .cancel({ ...knownInvoice(invoice), providerInvoiceId: opened.providerInvoiceId })
      .catch((error: unknown) => {
        if (!isProviderError(error)) throw error;
      });
    throw refuse('payment_unavailable');
  }
  return kept;
}

function asked({ origin }: PaymentDeps, { method, body }: Choice, { invoice, order, token, expiresAt }: Asking) {
  return {
    reference: invoice.reference,
    amountTug: invoice.amount_tug,
    // §9 Terms: payments carry the order number.
    description: order.order_number,
    callbackUrl: `${callbackAddress(origin, method)}?token=${token}`,
    returnUrl: returnAddress(origin, order.order_number),
    expiresAt,
    payer: {
      name: order.contact_name,
      phone: body.phone ?? order.contact_phone,
      email: order.contact_email,
    },
  };
}
