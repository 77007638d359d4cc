/** Excel recognises UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number | null;

/** Beginnings that a spreadsheet would run as a formula, in names and addresses that anybody can type. */
const RUNS = /^[=+\-@\t\r]/;

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell === null ? '' : RUNS.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A table as CSV, a portion at a time. */
export async function* csvOf(head: readonly string[], portions: AsyncIterable<readonly (readonly Cell[])[]>) {
  yield BYTE_ORDER_MARK + csvLine(head);
  for await (const rows of portions) yield rows.map(csvLine).join('');
}

export type { Cell };
