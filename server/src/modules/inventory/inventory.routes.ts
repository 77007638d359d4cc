import type { AdminTable } from '../../http/admin/admin-table.ts';
import { cancelStocktake, explainDifference, finishCounting } from './close-counting.ts';
import { countUnits } from './count-units.ts';
import { listStock, showStock } from './list-stock.ts';
import { countStock, receiveStock, writeOffStock } from './move-stock.ts';
import { type StocktakeDeps, showStocktake } from './show-stocktake.ts';
import { startStocktake } from './start-stocktake.ts';

export function bindInventory(table: AdminTable, deps: StocktakeDeps): void {
  table.bind('listStock', (body) => listStock(deps, body));
  table.bind('showStock', (body) => showStock(deps, body));
  table.bind('receiveStock', (body, caller) => receiveStock(deps, body, caller));
  table.bind('countStock', (body, caller) => countStock(deps, body, caller));
  table.bind('writeOffStock', (body, caller) => writeOffStock(deps, body, caller));
  table.bind('startStocktake', (body, caller) => startStocktake(deps, body, caller));
  table.bind('showStocktake', ({ stocktake }) => showStocktake(deps, stocktake));
  table.bind('countUnits', (body, caller) => countUnits(deps, body, caller));
  table.bind('finishCounting', (body, caller) => finishCounting(deps, body, caller));
  table.bind('explainDifference', (body, caller) => explainDifference(deps, body, caller));
  table.bind('cancelStocktake', (body, caller) => cancelStocktake(deps, body, caller));
}
