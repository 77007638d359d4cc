export { hasConsumedStock, hasReservedStock, piecesReserved, stockInvariants } from './invariants.queries.ts';
export {
  countedSince,
  levels,
  lockOnHand,
  type Movement,
  movementsById,
  movementsOf,
  moveOnHand,
  ordersReserving,
} from './levels.queries.ts';
export { lockLevels, productsReservedBy } from './reservations.queries.ts';
export { consumeStock, releaseProducts, releaseStock, reserveStock, takeStockBack } from './reserve-stock.ts';
export { lockRemain, onHandOf, openLevel, remainOf } from './stock.queries.ts';
