export { rowsOfCustomer } from './receipts.queries.ts';
