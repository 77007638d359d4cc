/** A statement of a busy month has some thousand lines; beyond these a file is no statement, or made to be expensive. */
export interface TableLimits {
  /** Of the zip archive that a spreadsheet is. */
  entries: number;
  /** Bytes after inflating, counted while they come: what the archive says of itself is not believed. */
  inflatedBytes: number;
  rows: number;
  cells: number;
}

export const TABLE_LIMITS: TableLimits = {
  entries: 500,
  inflatedBytes: 128 * 1024 * 1024,
  rows: 50_000,
  cells: 1_000_000,
};

/** The file is not a table that we read; the word says why, for the log. */
export class UnreadableTable extends Error {
  override name = 'UnreadableTable';
}
