// The endpoints for imported price lists. A second person approves their result, so all of them are open to
// everybody who prepares prices.
import { staff } from '../map/admin-endpoint.ts';

const PREPARES = { twoPeople: true } as const;

export const importEndpoints = {
  listImports: staff('/api/admin/imports/list', 'reads', 'change-prices', PREPARES),
  showImport: staff('/api/admin/imports/show', 'reads', 'change-prices', PREPARES),
  listImportRows: staff('/api/admin/imports/rows', 'reads', 'change-prices', PREPARES),
  mapImport: staff('/api/admin/imports/map-columns', 'changes', 'change-prices', PREPARES),
  markImportRows: staff('/api/admin/imports/mark-rows', 'changes', 'change-prices', PREPARES),
  fixImportRow: staff('/api/admin/imports/fix-row', 'changes', 'change-prices', PREPARES),
  prepareImport: staff('/api/admin/imports/prepare', 'changes', 'change-prices', {
    ...{ twoPeople: true, withIdempotencyKey: true },
  }),
} as const;
