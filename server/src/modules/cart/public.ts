export { customersWithInCart } from './customers-with-in-cart.queries.ts';
export { cartRaised, keptQuantities, takeOrderedOut } from './ordered-lines.queries.ts';
export type { OrdersOfCustomer } from './orders-of-customer.ts';
export { eraseCart, rowsOfCustomer } from './own-cart.queries.ts';
