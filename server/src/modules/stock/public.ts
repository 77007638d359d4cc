export { hasReservedStock, piecesReserved, stockInvariants } from './invariants.queries.ts';
export { lockLevels, reservedProducts } from './reservations.queries.ts';
export { consumeStock, releaseProducts, releaseStock, reserveStock } from './reserve-stock.ts';
export { lockRemain, onHandOf, remainOf } from './stock.queries.ts';
