export { eraseCart, rowsOfCustomer } from './cart.queries.ts';
