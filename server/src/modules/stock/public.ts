export { holdsPieces, piecesReserved, stockBooks } from './books.queries.ts';
export { heldProducts, lockLevels } from './reservations.queries.ts';
export { consumeStock, releaseProducts, releaseStock, reserveStock } from './reserve-stock.ts';
export { lockRemain, remainOf } from './stock.queries.ts';
