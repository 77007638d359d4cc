export { hasOpenRefund, rowsOfCustomer } from './payments.queries.ts';
