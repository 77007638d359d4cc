import { createRowCounter } from './row-counter.ts';
import { type TableLimits, type TableRow, UnreadableTable } from './table-limits.ts';

const DELIMITERS = [';', '\t', ','] as const;
const SAMPLE = 20;
/** Text has no such character, and PostgreSQL cannot store it. */
const NUL = '\u0000';

/** The delimiter that most of the first lines contain, counted outside quotes. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, SAMPLE).map((line) => line.replace(/"[^"]*"/g, ''));
  const counts = DELIMITERS.map((sign) => lines.reduce((sum, line) => sum + line.split(sign).length - 1, 0));
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Rows of a CSV file as in RFC 4180: quotes around a cell, doubled inside it, line breaks allowed. Empty rows are left out. */
export function parseCsv(text: string, limits: TableLimits): TableRow[] {
  if (text.includes(NUL)) throw new UnreadableTable('no text');
  const delimiter = delimiterOf(text);
  const counter = createRowCounter(limits);
  let [row, cell, at, isQuoted]: [string[], string, number, boolean] = [[], '', 1, false];
  const endCell = () => {
    counter.put(row, row.length, cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    counter.end(at, row);
    at += 1;
    row = [];
  };
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(place + 1) === '"') {
        cell += '"';
        place += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === delimiter) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return counter.rows;
}
