export { hasConsumedStock, hasReservedStock, piecesReserved, stockInvariants } from './invariants.queries.ts';
export {
  countedSince,
  countOrdersReserving,
  levels,
  lockOnHand,
  type Movement,
  movedUnits,
  movementsById,
  movementsOf,
  moveOnHand,
  ordersReserving,
} from './levels.queries.ts';
export { lockLevels, productsReservedBy } from './reservations.queries.ts';
export { consumeStock, releaseProducts, releaseStock, reserveStock, takeStockBack } from './reserve-stock.ts';
export { lockRemain, onHandOf, openLevel, remainOf, soldOutThroughout } from './stock.queries.ts';
export { traceOfStock } from './stock-trace.queries.ts';
