import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { pricingSettings } from '../../settings/public.ts';
import { namesOfActive } from '../suppliers/suppliers.queries.ts';
import { guessColumns } from './guess-columns.ts';
import { countRows } from './import-counts.queries.ts';
import { cellsFrom } from './import-rows.queries.ts';
import { presentImport, presentRow } from './imports.present.ts';
import { columnsOfSupplier, importById, latestImports } from './imports.queries.ts';
import { listedRows } from './listed-rows.queries.ts';
import type { ImportDeps } from './open-import.ts';
import { rowsKeptFrom } from './purge-import-rows.job.ts';

const LISTED = 30;
const SAMPLES = 4;
const PAGE_SIZE = 100;

export async function listImports({ db, namesOfStaff }: ImportDeps): Promise<CallReply<AdminCalls['listImports']>> {
  const rows = await latestImports(db, LISTED);
  const names = await namesOfStaff(db, [...new Set(rows.map((row) => row.uploaded_by))]);
  return {
    result: 'success',
    imports: rows.map((row) => ({
      ...presentImport(row, names),
      ...{ rows: row.rows, compared: row.compared_at !== null },
    })),
    suppliers: await namesOfActive(db),
  };
}

export async function showImport(
  { db, now, namesOfStaff }: ImportDeps,
  id: number,
): Promise<CallReply<AdminCalls['showImport']>> {
  const row = await importById(db, id);
  if (row === undefined) throw refuse('import_not_found');
  const names = await namesOfStaff(db, [row.uploaded_by]);
  const samples = await cellsFrom(db, id, row.heading_at + 1, SAMPLES);
  const counts = await countRows(db, id, row.heading_at);
  const known = row.columns ?? (await columnsOfSupplier(db, row.supplier));
  const settings = await pricingSettings(db);
  return {
    result: 'success',
    import: {
      ...presentImport(row, names),
      ...{ version: row.version, headings: row.headings, samples: samples.map(({ cells }) => cells) },
      columns: row.columns ?? { ...guessColumns(row.headings), ...known },
      compared: row.compared_at !== null,
      ...{ counts, purged: counts.rows === 0 && row.uploaded_at < rowsKeptFrom(now()) },
    },
    limits: {
      ...{ second_person: settings.secondPersonAbovePercent, jump: settings.warnAbovePercent },
      ...{ margin: settings.warnBelowMarginPercent, yuan_rate: settings.yuanRateTug },
    },
  };
}

/** Reads one extra row to know whether there is a next page. */
export async function listImportRows(
  { db }: ImportDeps,
  { id, ...page }: CallBody<AdminCalls['listImportRows']>,
): Promise<CallReply<AdminCalls['listImportRows']>> {
  const record = await importById(db, id);
  if (record === undefined) throw refuse('import_not_found');
  const { columns, headings, heading_at: headingAt } = record;
  if (columns === null) return { result: 'success', rows: [], next: null };
  const rows = await listedRows(db, { id, headingAt, ...page, after: page.after, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    result: 'success',
    rows: shown.map((row) => presentRow(row, headings, columns)),
    next: rows.length > PAGE_SIZE && last !== undefined ? { moved: last.moved ?? 0, at: last.at } : null,
  };
}
