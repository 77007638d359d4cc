type Cell = string | number | null;

/** Cells that a spreadsheet would run as a formula or split. */
const STARTS_FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\n\r]/;

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const safe = STARTS_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV, the first of them the head. The BOM makes a spreadsheet read it as UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
