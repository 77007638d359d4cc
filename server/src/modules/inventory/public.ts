export { applyDifferences, closeAsApplied, readyToApply, undoDifferences } from './apply-differences.ts';
export { noteStocktake } from './open-stocktake.ts';
export { receiveInBeijing } from './receive-units.ts';
export { type StocktakeDeps, showStocktake } from './show-stocktake.ts';
export type { Applied } from './stocktake.present.ts';
export { differing, lockStocktake } from './stocktakes.queries.ts';
