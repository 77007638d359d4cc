// Where the calls about imported price lists are reached. What they lead to is approved by another, so that all of them are open to
// whoever prepares prices.
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
