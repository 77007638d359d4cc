import type { AdminRawRoute } from '../../../http/admin/admin-raw-routes.ts';
import type { AdminTable } from '../../../http/admin/admin-table.ts';
import type { TableReader } from '../../../tables/read/create-table-reader.ts';
import { fixImportRow, mapImport, markImportRows } from './change-rows.ts';
import { createExportProducts } from './export-products.ts';
import type { ImportDeps } from './open-import.ts';
import { prepareImport } from './prepare-import.ts';
import { listImportRows, listImports, showImport } from './show-import.ts';
import { uploadImport } from './upload-import.ts';

export function bindImports(table: AdminTable, deps: ImportDeps): void {
  table.bind('listImports', () => listImports(deps));
  table.bind('showImport', ({ id }) => showImport(deps, id));
  table.bind('listImportRows', (body) => listImportRows(deps, body));
  table.bind('mapImport', (body, caller) => mapImport(deps, body, caller));
  table.bind('markImportRows', (body, caller) => markImportRows(deps, body, caller));
  table.bind('fixImportRow', (body, caller) => fixImportRow(deps, body, caller));
  table.bind('prepareImport', (body, caller) => prepareImport(deps, body, caller));
}

export const importRoute = (deps: ImportDeps & { readTable: TableReader }): AdminRawRoute => ({
  name: 'uploadImport',
  handle: async ({ query, body }, caller) => {
    const { id } = await uploadImport(deps, query, body, caller);
    return { status: 200, type: 'application/json', body: JSON.stringify({ result: 'success', id }) };
  },
});

export function exportProductsRoute(deps: Pick<ImportDeps, 'db' | 'now'>): AdminRawRoute {
  const exportProducts = createExportProducts(deps);
  return {
    name: 'exportProducts',
    handle: async ({ query }, caller) => {
      const { type, name, stream } = await exportProducts(query, caller);
      return { status: 200, type, body: stream, headers: { 'content-disposition': `attachment; filename="${name}"` } };
    },
  };
}
