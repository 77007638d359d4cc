export { verifiesBooks } from './books/verify-books.job.ts';
export { verifyBooks } from './books/verify-books.ts';
export { createChangeCode } from './change-code.ts';
export { deliveredTo } from './delivered-to.queries.ts';
export { endsOrders } from './expiry/expiry.works.ts';
export { forgetsLinks } from './links/forget-links.job.ts';
export { countOrders, hasOrderInWork, numberOfOrder, orderIdsOf, rowsOfCustomer } from './orders.queries.ts';
export { ordersOfCustomer } from './orders-of-customer.ts';
export { measuresSteps } from './show/measure-steps.job.ts';
