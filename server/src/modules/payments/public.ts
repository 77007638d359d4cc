export { hasOpenRefund, lastInvoiceOf, orderOfInvoice, rowsOfCustomer } from './payments.queries.ts';
