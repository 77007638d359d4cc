import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { cancelPlannedPrice } from './cancel-planned-price.ts';
import { approvePrices, changePrices, preparePrices } from './change-prices.ts';
import { previewPrices } from './preview-prices.ts';
import type { PricingDeps } from './price-ports.ts';
import { showPrices } from './show-prices.ts';

export function bindPrices(table: AdminTable, deps: PricingDeps): void {
  table.bind('showPrices', ({ code }, caller) => showPrices(deps, code, caller));
  table.bind('previewPrices', (body) => previewPrices(deps, body));
  table.bind('changePrices', (body, caller) => changePrices(deps, body, caller));
  table.bind('preparePrices', (body, caller) => preparePrices(deps, body, caller));
  table.bind('approvePrices', (body, caller) => approvePrices(deps, body, caller));
  table.bind('cancelPlannedPrice', ({ id }, caller) => cancelPlannedPrice(deps, id, caller));
}
