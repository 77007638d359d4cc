export type { OrdersWithCodes } from './admin/orders-with-codes.ts';
export { usesOfTheseSets, usesSince } from './admin/uses-of-sets.queries.ts';
export { presentFigures } from './checkout.present.ts';
export { codeUsesOf } from './checkout.queries.ts';
export {
  type CodeRow,
  codeGoodAt,
  finishCodeReservation,
  freeUsedCode,
  goodCodeAsJson,
  kindOfCode,
  reserveCode,
  reservedCode,
  reservedCodeAsJson,
} from './codes.queries.ts';
export { codeInvariants, stateOfCode } from './invariants.queries.ts';
export { limitGuesses } from './limit-guesses.ts';
export { createShowMapTile } from './show-map-tile.ts';
export type { ChangeCode } from './use-coupon.ts';
