export { createChangeCode } from './change-code.ts';
export { changeStatus } from './change-status.ts';
export { orderNumbersBy } from './create/order-numbers.ts';
export { deliveredTo } from './delivered-to.queries.ts';
export { expireOrder } from './expiry/expire-order.ts';
export { notifyExpiringHandler } from './expiry/expiry.handlers.ts';
export { expireOrderJob, sweepExpiredJob } from './expiry/expiry.jobs.ts';
export { overdueOrders, unpaidEndedBefore } from './expiry/expiry.queries.ts';
export { namedOrder, orderIdByNumber, orderIdNamed } from './find-order.queries.ts';
export { orderOfReceipt } from './for-receipts.queries.ts';
export { isRefunded, moneyOfOrders, piecesSold } from './invariants/order-invariants.queries.ts';
export { verifyInvariantsHandler } from './invariants/verify-invariants.job.ts';
export { INVARIANT_CHECKS, type InvariantBreak, verifyInvariants } from './invariants/verify-invariants.ts';
export type { InvoicesPort, OpenMethod, ShownInvoice } from './invoices-port.ts';
export { purgeLinksHandler } from './links/purge-links.job.ts';
export { notifyStepHandler } from './notify/notify-step.job.ts';
export { notifyStrayMoney } from './notify/notify-stray-money.ts';
export { countOrders, hasOrderInWork, numberOfOrder, orderIdsOf, rowsOfCustomer } from './orders.queries.ts';
export { ordersOfCustomer } from './orders-of-customer.ts';
export { nameOrganisationHandler } from './paper/name-organisation.job.ts';
export {
  ownPayableOrder,
  type PayableOrder,
  payableOrder,
  phoneOfUnpaid,
  writeLenderNumber,
} from './payable-order.queries.ts';
export { priceOrder } from './price-order.ts';
export { type OrderToPrice, orderToPrice } from './priced-order.queries.ts';
export { measureStepsHandler } from './show/measure-steps.job.ts';
export { type LineSold, type OrderSold, soldOrder } from './sold-order.queries.ts';
export { type LockedOrder, lockOrder, orderStanding } from './status.queries.ts';
export { keepConsumer, submitAs, submitChoice } from './submit-choice.ts';
