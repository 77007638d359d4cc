import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { pricingSettings } from '../../settings/public.ts';
import { compareImport } from './compare-import.ts';
import { compareRows, storedRow } from './compare-rows.queries.ts';
import { writePrice } from './import-rows.queries.ts';
import { saveColumns } from './imports.queries.ts';
import { markRows } from './mark-rows.queries.ts';
import { changeImport, type ImportDeps } from './open-import.ts';

/** Saves the columns for the supplier's next file. */
export const mapImport = (
  deps: ImportDeps,
  { columns, ...asked }: CallBody<AdminCalls['mapImport']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['mapImport']>> =>
  changeImport(deps, asked, caller, 'map import', async (tx, { id, supplier }, now) => {
    await compareImport(tx, id, columns, now);
    await saveColumns(tx, supplier, columns, caller.staffId, now);
    return { supplier, columns: JSON.stringify(columns) };
  });

export const markImportRows = (
  deps: ImportDeps,
  { mark, rows, ...asked }: CallBody<AdminCalls['markImportRows']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['markImportRows']>> =>
  changeImport(deps, asked, caller, 'mark import rows', async (tx, { id }) => {
    const marked = await markRows(tx, id, mark, rows);
    return { mark, rows: typeof rows === 'string' ? rows : rows.join(' '), marked };
  });

export const fixImportRow = (
  deps: ImportDeps,
  { at, price, ...asked }: CallBody<AdminCalls['fixImportRow']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['fixImportRow']>> =>
  changeImport(deps, asked, caller, 'fix import row', async (tx, { id }) => {
    if (!(await writePrice(tx, id, at, price))) throw refuse('import_row_not_found');
    await compareRows(tx, id, storedRow(id, at), await pricingSettings(tx));
    return { row: at, price };
  });
