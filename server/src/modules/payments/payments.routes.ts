import type { CallTable } from '../../http/calls/call-table.ts';
import type { RawRoute } from '../../http/calls/raw-routes.ts';
import { handleCallback } from './callbacks/handle-callback.ts';
import { pageOfReturn, RETURN_PATH } from './callbacks/return-from-bank.ts';
import { isPaid } from './invoices/is-paid.ts';
import { showOpenInvoice } from './invoices/show-open-invoice.ts';
import { lendingLimit } from './methods/lending-limit.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { submitOrder } from './submit/submit-order.ts';

export function bindPayments(table: CallTable, deps: PaymentDeps): void {
  table.bind('submitOrder', (body, { customerId }) => submitOrder(deps, body, customerId));
  table.bind('isPaidQpay', ({ invoiceId }, { customerId }) => isPaid(deps, invoiceId, customerId));
  table.bind('openInvoice', ({ ordernumber }, { customerId }) => showOpenInvoice(deps, ordernumber, customerId));
  table.bind('lendingLimit', (body, { customerId }) => lendingLimit(deps, body, customerId));
}

/** Largest body of a callback. */
const MOST_BYTES = 64 * 1_024;

/** The route for providers' callbacks. Public, and never trusted: a callback only makes us ask the provider (decision 16). */
export const callbackRoute = (deps: PaymentDeps): RawRoute => ({
  name: 'payment callback',
  methods: ['GET', 'POST'],
  path: '/api/callback/payment/:provider',
  who: 'anyone',
  limit: 'callbacks',
  upTo: MOST_BYTES,
  handle: async ({ params, query, body }) => {
    const isKnown = await handleCallback(deps, { provider: params['provider'] ?? '', query, body });
    const type = 'text/plain; charset=utf-8';
    return isKnown ? { status: 200, type, body: 'SUCCESS' } : { status: 404, type, body: 'NOT FOUND' };
  },
});

/**
 * Where a bank's own page returns the customer. A bank adds card data to the address (Golomt: holder, masked number, amount). The redirect
 * drops it, so that it is in no address bar, no history and no referrer. Nothing of it is read: the bank is asked (decision 16).
 */
export const returnRoute: RawRoute = {
  name: 'return from a bank',
  methods: ['GET', 'POST'],
  path: `${RETURN_PATH}/:ordernumber`,
  who: 'anyone',
  limit: 'browsing',
  upTo: MOST_BYTES,
  handle: async ({ params }) => ({
    status: 303,
    type: 'text/plain; charset=utf-8',
    body: '',
    headers: { location: pageOfReturn(params['ordernumber'] ?? ''), 'referrer-policy': 'no-referrer' },
  }),
};
