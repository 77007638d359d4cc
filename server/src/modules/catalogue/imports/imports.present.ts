import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { type ImportField, type ImportWarning, importWarningBits } from '@tokhi/contract/admin/imports/import-words';
import type { CallReply } from '@tokhi/contract/call';
import type { ImportRecord } from './imports.queries.ts';
import type { ListedImportRow } from './listed-rows.queries.ts';
import type { ImportColumns } from './parse-row.ts';

type Row = CallReply<AdminCalls['listImportRows']>['rows'][number];

export const presentImport = (row: ImportRecord, names: ReadonlyMap<number, string>) => ({
  ...{ id: row.id, supplier: row.supplier, file: row.file_name, change_set: row.change_set_id },
  uploaded_at: row.uploaded_at.toISOString(),
  uploaded_by: names.get(row.uploaded_by) ?? null,
});

/** Column names of a spreadsheet: 0 is A, 26 is AA. */
const columnName = (position: number): string =>
  `${position >= 26 ? columnName(Math.floor(position / 26) - 1) : ''}${String.fromCharCode(65 + (position % 26))}`;

/** Only the price has its own columns. */
const BESIDE = new Set(['price_tug', 'discount_starts_at', 'discount_ending']);

export function presentRow(row: ListedImportRow, headings: readonly string[], columns: ImportColumns): Row {
  const warnings = (Object.keys(importWarningBits) as ImportWarning[]).filter(
    (warning) => (row.warnings & importWarningBits[warning]) !== 0,
  );
  const wrongCell = ({ field, why }: { field: ImportField; why: Row['problems'][number]['why'] }) => {
    const heading = columns[field] ?? '';
    const position = headings.indexOf(heading);
    return { field, why, heading, column: columnName(Math.max(0, position)), cell: row.cells[position] ?? '' };
  };
  return {
    ...{ at: row.at, code: row.code ?? '', name: row.name, colour: row.colour, picture: row.picture },
    ...{ was: row.was_tug, now: row.now_tug, change: row.change_tenths, margin: row.margin_tenths },
    fields: Object.entries(row.after ?? {})
      .filter(([field]) => !BESIDE.has(field))
      .map(([field, after]) => ({ field, before: row.before?.[field] ?? null, after })),
    ...{ outcome: row.outcome as Row['outcome'], warnings, problems: (row.problems ?? []).map(wrongCell) },
    ...{ left_out: row.is_left_out, accepted: row.is_accepted, fixed: row.is_fixed },
  };
}
