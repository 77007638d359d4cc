import type { CallTable } from '../../http/calls/call-table.ts';
import type { Door } from '../../http/calls/doors.ts';
import { hearProvider } from './hear-provider.ts';
import { isPaid } from './is-paid.ts';
import { lendingLimit } from './lending-limit.ts';
import type { PaymentParts } from './parts.ts';
import { showOpenInvoice } from './show-open-invoice.ts';
import { submitOrder } from './submit/submit-order.ts';

export function bindPayments(table: CallTable, parts: PaymentParts): void {
  table.bind('submitOrder', (body, { customerId }) => submitOrder(parts, body, customerId));
  table.bind('isPaidQpay', ({ invoiceId }, { customerId }) => isPaid(parts, invoiceId, customerId));
  table.bind('openInvoice', ({ ordernumber }, { customerId }) => showOpenInvoice(parts, ordernumber, customerId));
  table.bind('lendingLimit', (body) => lendingLimit(parts, body));
}

/** Largest body of a callback that is still read. */
const MOST_BYTES = 64 * 1_024;

/** Where providers tell us that something happened. Public, and never believed: it only makes us ask (decision 16). */
export const paymentDoor = (parts: PaymentParts): Door => ({
  name: 'payment callback',
  methods: ['GET', 'POST'],
  path: '/api/callback/payment/:provider',
  who: 'anyone',
  limit: 'telling',
  upTo: MOST_BYTES,
  open: async ({ params, query, body }) => {
    const isHeard = await hearProvider(parts, { provider: params['provider'] ?? '', query, body });
    const type = 'text/plain; charset=utf-8';
    return isHeard ? { status: 200, type, body: 'SUCCESS' } : { status: 404, type, body: 'NOT FOUND' };
  },
});
