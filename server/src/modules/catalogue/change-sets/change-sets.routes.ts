import type { AdminTable } from '../../../http/admin/admin-table.ts';
import type { PricingDeps } from '../pricing/price-ports.ts';
import { listChangeSetRows, listChangeSets } from './list-change-sets.ts';
import { previewChangeSet } from './preview-change-set.ts';
import { showGrid } from './show-grid.ts';

/** Read-only calls; the calls that apply sets belong to the module of batches. */
export function bindChangeSets(table: AdminTable, deps: PricingDeps): void {
  table.bind('previewChangeSet', ({ wanted }) => previewChangeSet(deps, wanted));
  table.bind('listChangeSets', (body) => listChangeSets(deps, body));
  table.bind('listChangeSetRows', (body) => listChangeSetRows(deps, body));
  table.bind('showGrid', ({ codes }) => showGrid(deps, codes));
}
