import type { InvoicesPort } from '../../orders/public.ts';
import { offeredMethods } from '../methods/offered-methods.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { shownInvoice } from '../payments.present.ts';
import { orderOfInvoice } from '../payments.queries.ts';
import { closeInvoicesOfOrder } from './close-invoice.ts';
import { closeInvoiceRows, refusePartlyPaid } from './close-invoice-rows.ts';

/** The port through which orders use their invoices. */
export const invoicesOfOrders = (deps: PaymentDeps): InvoicesPort => ({
  orderOf: orderOfInvoice,
  shownOf: shownInvoice,
  methods: (db) => offeredMethods(db, deps.gateways),
  closeAtProviders: (orderId) => closeInvoicesOfOrder(deps, orderId),
  mayCloseRows: refusePartlyPaid,
  closeRows: closeInvoiceRows,
});
