import { decodeText } from './decode-text.ts';
import { parseCsv } from './parse-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { TABLE_LIMITS, type TableLimits, type TableRow, UnreadableTable } from './table-limits.ts';

/** «PK»: the signature of every zip archive, whatever the file's name. */
const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';
/** The Excel format before 2007. */
const isOldExcel = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('hex') === 'd0cf11e0';

/** The rows of a CSV or XLSX file, as texts. */
export async function readTable(bytes: Buffer, limits: TableLimits = TABLE_LIMITS): Promise<TableRow[]> {
  if (isOldExcel(bytes)) throw new UnreadableTable('the format before 2007');
  const rows = isArchive(bytes) ? await readXlsx(bytes, limits) : parseCsv(decodeText(bytes), limits);
  if (rows.length === 0) throw new UnreadableTable('no rows');
  return rows;
}
