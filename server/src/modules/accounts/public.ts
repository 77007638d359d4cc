export { nameOfCustomer } from './accounts.queries.ts';
