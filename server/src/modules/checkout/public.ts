export { codeBooks, stateOfCode } from './books.queries.ts';
export { presentFigures } from './checkout.present.ts';
export { codeUsesOf } from './checkout.queries.ts';
export { type CodeRow, codeGoodAt, freeUsedCode, heldCode, holdCode, kindOfCode, settleCode } from './codes.queries.ts';
export { createShowMapTile } from './show-map-tile.ts';
export type { ChangeCode } from './use-coupon.ts';
