/** Beyond these a file is no table that staff import, or made to be expensive. */
export interface TableLimits {
  /** Of the zip archive that a spreadsheet is. */
  entries: number;
  /** Bytes after inflating: as the archive says before anything is unpacked, and counted while they come, because it may lie. */
  inflatedBytes: number;
  /** Inflated bytes for each byte of the file. */
  ratio: number;
  rows: number;
  /** Empty ones in front of a cell are cells too. */
  cells: number;
  /** Of all cells together: one text that a million cells name is a million texts for whoever reads them. */
  characters: number;
}

export const TABLE_LIMITS: TableLimits = {
  entries: 100,
  inflatedBytes: 300 * 1024 * 1024,
  ratio: 200,
  // and the headings
  rows: 50_040,
  cells: 2_000_000,
  characters: 50_000_000,
};

/** A row of a file by the number that a spreadsheet shows beside it. */
export interface TableRow {
  at: number;
  cells: string[];
}

/** The file is not a table that we read; the words say why, for the log. */
export class UnreadableTable extends Error {
  override name = 'UnreadableTable';
}
