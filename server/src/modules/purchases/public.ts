export { incomingOf } from './incoming.queries.ts';
export { purchaseInvariants } from './invariants.queries.ts';
export { purchasesById } from './purchase/purchases.queries.ts';
export { incomingByProduct } from './sum-incoming.ts';
