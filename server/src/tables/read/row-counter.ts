import { type TableLimits, type TableRow, UnreadableTable } from './table-limits.ts';

/** Collects rows and refuses the first cell over the limit, before it uses memory. */
export function createRowCounter(limits: TableLimits) {
  const rows: TableRow[] = [];
  let [cells, characters] = [0, 0];
  return {
    rows,
    /** Puts a text into a row at a column; skipped cells are empty. */
    put(row: string[], column: number, text: string): void {
      cells += column - row.length + 1;
      characters += text.length;
      if (cells > limits.cells) throw new UnreadableTable('too many cells');
      if (characters > limits.characters) throw new UnreadableTable('too many characters');
      while (row.length < column) row.push('');
      row[column] = text;
    },
    /** Empty rows are left out. */
    end(at: number, row: string[]): void {
      if (row.every((one) => one === '')) return;
      rows.push({ at, cells: row });
      if (rows.length > limits.rows) throw new UnreadableTable('too many rows');
    },
  };
}
