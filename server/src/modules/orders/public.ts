export { hasDemoOrders, versionOf } from './admin/admin-orders.queries.ts';
export { boughtBy, customersOfOrders, lastBuyers } from './admin/customers/buyers.queries.ts';
export { countInWork, newestOrdersOf } from './admin/customers/orders-of-one.queries.ts';
export { lateOrders, unpaidOrders } from './admin/late-orders.queries.ts';
export { latestMoments } from './admin/late-orders.ts';
export { matchingOrderIds, matchingOrders } from './admin/list/matching-orders.queries.ts';
export { createShownBeside, type ShownBeside } from './admin/list/shown-beside.ts';
export { meaningOf, type TextMeaning } from './admin/list/text-meaning.ts';
export { ordersWithCodes } from './admin/orders-with-codes.queries.ts';
export { changedMeanwhile } from './admin/page/changed-meanwhile.ts';
export { lockOrderNamed } from './admin/page/lock-order-named.ts';
export { maskedEmail, maskedPhone } from './admin/page/masked.ts';
export type { MoneyOfOrder, NamesOfStaff } from './admin/page/order-page-ports.ts';
export { runningOut, saleHours } from './admin/sales.queries.ts';
export { deliveredSince, stepCounts } from './admin/step-counts.queries.ts';
export { sumUpSales, sumUpSalesHandler } from './admin/sum-up-sales.job.ts';
export { orderLines } from './asked-back.queries.ts';
export { cargoByProduct, cargoByStep, cargoOfOrders } from './cargo.queries.ts';
export { createChangeCode } from './change-code.ts';
export { changeStatus } from './change-status.ts';
export { numbersOfOrders, orderIdsOfNumbers, standingOfOrders } from './chosen-orders.queries.ts';
export { closeInvoices } from './close-invoices.ts';
export { lineColumns, termColumns } from './create/new-order-rows.ts';
export { orderNumbersBy } from './create/order-numbers.ts';
export { loadOf, type OrderedGoods } from './create/ordered-goods.ts';
export { classOf } from './create/resolve-destination.ts';
export { deliveredTo } from './delivered-to.queries.ts';
export { dryRun } from './dry-run.ts';
export { expireOrder } from './expiry/expire-order.ts';
export { notifyExpiringHandler } from './expiry/expiry.handlers.ts';
export { expireOrderJob, sweepExpiredJob } from './expiry/expiry.jobs.ts';
export { overdueOrders, unpaidEndedBefore } from './expiry/expiry.queries.ts';
export { type OrderByCode, ordersByCodes } from './find-by-code.queries.ts';
export { namedOrder, orderIdByNumber, orderIdNamed } from './find-order.queries.ts';
export { orderOfReceipt } from './for-receipts.queries.ts';
export { type OrderForTransfer, orderForTransfer, ordersForTransfers } from './for-transfers.queries.ts';
export { isRefunded, moneyOfOrders, piecesSold } from './invariants/order-invariants.queries.ts';
export { BROKEN_INVARIANTS, INVARIANTS_CHECKED, verifyInvariantsHandler } from './invariants/verify-invariants.job.ts';
export { INVARIANT_CHECKS, type InvariantBreak, verifyInvariants } from './invariants/verify-invariants.ts';
export type { InvoicesPort, OpenMethod, ShownInvoice } from './invoices-port.ts';
export { purgeLinksHandler } from './links/purge-links.job.ts';
export { moveOrders, reasonToStay } from './move-orders.ts';
export { movedAfter, newestMove, orderIdsByNumbers } from './moved-after.queries.ts';
export { notifyStepHandler } from './notify/notify-step.job.ts';
export { notifyStrayMoney } from './notify/notify-stray-money.ts';
export { orderToTrace, traceOfStatus } from './order-trace.queries.ts';
export {
  countOrders,
  hasOrderInWork,
  newestOrderAt,
  numberOfOrder,
  orderIdsOf,
  rowsOfCustomer,
} from './orders.queries.ts';
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
export {
  deliveredByPaidDay,
  firstPaidAt,
  goodsPaid,
  paidByMethod,
  paidOrders,
  piecesPaidSince,
} from './reports/day-of-orders.queries.ts';
export { ordersSince } from './reports/order-figures.queries.ts';
export { measureSteps, measureStepsHandler } from './show/measure-steps.job.ts';
export { type LineSold, type OrderSold, soldOrder } from './sold-order.queries.ts';
export { type LockedOrder, lockOrder, orderStanding } from './status.queries.ts';
export { keepConsumer, submitAs, submitChoice } from './submit-choice.ts';
export { takeBackSteps } from './take-back/take-back-steps.ts';
export { unpaidOrdersWith } from './unpaid-orders-with.queries.ts';
