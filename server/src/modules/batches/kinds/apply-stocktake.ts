import { productNames } from '../../catalogue/public.ts';
import { applyDifferences, differing, undoDifferences } from '../../inventory/public.ts';
import type { ApplyStocktake } from '../batch-action.ts';
import type { BatchKind } from '../batch-kind.ts';

/** The differences of a stocktake become movements, product by product. */
export const applyStocktakeKind: BatchKind<ApplyStocktake> = {
  portion: 50,
  records: (_db, { stocktake }) => differing(stocktake),
  run: (tx, { stocktake }, ids, by, now) => applyDifferences(tx, stocktake, ids, by, now),
  undo: (tx, _action, changeIds, by, now) => undoDifferences(tx, changeIds, by, now),
  namesOf: async (db, ids) => new Map([...(await productNames(db, ids))].map(([id, { code }]) => [id, code])),
};
