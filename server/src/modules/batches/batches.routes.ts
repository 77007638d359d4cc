import type { AdminTable } from '../../http/admin/admin-table.ts';
import type { StocktakeDeps } from '../inventory/public.ts';
import { previewBatch } from './preview-batch.ts';
import { type BatchDeps, listBatches, showBatch } from './show-batch.ts';
import { startBatch } from './start-batch.ts';
import { applyStocktake, takeBackStocktake } from './stocktakes/apply-stocktake.ts';
import { takeBackBatch } from './take-back-batch.ts';

export function bindBatches(table: AdminTable, deps: BatchDeps & StocktakeDeps): void {
  table.bind('previewBatch', (body) => previewBatch(deps, body));
  table.bind('startBatch', (body, caller) => startBatch(deps, body, caller));
  table.bind('showBatch', ({ batch }) => showBatch(deps, batch));
  table.bind('listBatches', ({ truck }) => listBatches(deps, truck));
  table.bind('applyStocktake', (body, caller) => applyStocktake(deps, body, caller));
  table.bind('takeBackStocktake', (body, caller) => takeBackStocktake(deps, body, caller));
  table.bind('takeBackBatch', (body, caller) => takeBackBatch(deps, body, caller));
}
