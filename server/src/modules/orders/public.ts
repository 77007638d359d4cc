export { deliveredTo } from './delivered-to.queries.ts';
export { countOrders, hasOrderInWork, numberOfOrder, orderIdsOf, rowsOfCustomer } from './orders.queries.ts';
