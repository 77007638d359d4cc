import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { findHeadings, MOST_ROWS_ABOVE } from '../../../tables/read/find-headings.ts';
import { pricingSettings } from '../../settings/public.ts';
import { compareRows, readRows } from './compare-rows.queries.ts';
import { cellsFrom, clearAbove } from './import-rows.queries.ts';
import { writeCompared } from './imports.queries.ts';
import { createRowParser, type ImportColumns } from './parse-row.ts';

/** Reads every row by its columns and compares it with the shop, in portions. Refuses a file without these headings. */
export async function compareImport(tx: Tx, id: number, columns: ImportColumns, now: Date): Promise<void> {
  const above = await cellsFrom(tx, id, 0, MOST_ROWS_ABOVE);
  const found = findHeadings(
    above.map(({ cells }) => cells),
    columns,
  );
  const heading = found && above[found.at];
  if (found === undefined || heading === undefined) throw refuse('import_columns_missing');
  await clearAbove(tx, id, heading.at);
  const parse = createRowParser(found.positions);
  const settings = await pricingSettings(tx);
  let from = heading.at + 1;
  for (;;) {
    const portion = await cellsFrom(tx, id, from);
    const last = portion.at(-1);
    if (last === undefined) break;
    const parsed = portion.map((row) => ({ ...row, ...parse(row.cells) }));
    await compareRows(tx, id, readRows(parsed), settings);
    from = last.at + 1;
  }
  await writeCompared(tx, id, { columns, compared_at: now, heading_at: heading.at, headings: heading.cells });
}
