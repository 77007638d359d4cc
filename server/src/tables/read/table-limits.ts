/** A file beyond these limits is no table that staff import, or was made to be expensive. */
export interface TableLimits {
  /** Entries of the zip archive that a spreadsheet is. */
  entries: number;
  /** Bytes after inflating: as declared, before anything is unpacked, and counted during unpacking, because the declaration may lie. */
  inflatedBytes: number;
  /** Inflated bytes per byte of the file. */
  ratio: number;
  rows: number;
  /** Empty cells before a filled one count, too. */
  cells: number;
  /** Of all cells together: one shared text in a million cells becomes a million texts for the reader. */
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

/** A row of a file, with the row number that a spreadsheet shows. */
export interface TableRow {
  at: number;
  cells: string[];
}

/** The file is not a table that we can read; the message gives the reason, for the log. */
export class UnreadableTable extends Error {
  override name = 'UnreadableTable';
}
