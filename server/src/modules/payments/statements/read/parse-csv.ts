import { type TableLimits, UnreadableTable } from './table-limits.ts';

const DELIMITERS = [';', '\t', ','] as const;
const SAMPLE = 20;

/** The one that most of the first lines have, counted outside quotes. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, SAMPLE).map((line) => line.replace(/"[^"]*"/g, ''));
  const counts = DELIMITERS.map((sign) => lines.reduce((sum, line) => sum + line.split(sign).length - 1, 0));
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Rows of a CSV file as RFC 4180 has them: quotes around a cell, doubled within it, line breaks inside. Empty rows are left out. */
export function parseCsv(text: string, limits: TableLimits): string[][] {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let [row, cell, cells, isQuoted]: [string[], string, number, boolean] = [[], '', 0, false];
  const endCell = () => {
    cells += 1;
    if (cells > limits.cells) throw new UnreadableTable('too many cells');
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    if (rows.length > limits.rows) throw new UnreadableTable('too many rows');
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === delimiter) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}
