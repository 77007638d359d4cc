import { SaxesParser } from 'saxes';
import { openArchive } from './inflate-entries.ts';
import { type TableLimits, UnreadableTable } from './table-limits.ts';

const STRINGS = 'xl/sharedStrings.xml';
const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/;
const A = 'A'.charCodeAt(0) - 1;
/** Columns A to ZZ: a statement has a dozen. */
const MOST_COLUMNS = 702;

/** The column of a cell's address: «C7» is the third. */
function columnOf(address: string): number {
  let column = 0;
  for (const sign of /^[A-Z]+/.exec(address)?.[0] ?? '') column = column * 26 + sign.charCodeAt(0) - A;
  if (column < 1 || column > MOST_COLUMNS) throw new UnreadableTable('a column that no statement has');
  return column - 1;
}

function createParser(onError: (error: Error) => void): SaxesParser {
  // Entities that a document defines itself are not expanded: saxes knows those of XML only.
  const parser = new SaxesParser();
  parser.on('error', onError);
  return parser;
}

const fail = (error: Error): never => {
  throw new UnreadableTable('broken XML', { cause: error });
};

type Archive = Awaited<ReturnType<typeof openArchive>>;

/** Texts that cells name by their place; of a text in several styles all of it. */
async function readStrings({ read }: Archive, limits: TableLimits): Promise<string[]> {
  const strings: string[] = [];
  const parser = createParser(fail);
  let [text, isText] = ['', false];
  parser.on('opentag', ({ name }) => {
    if (name === 'si') text = '';
    isText = name === 't';
  });
  parser.on('text', (piece) => {
    if (isText) text += piece;
  });
  parser.on('closetag', ({ name }) => {
    isText = false;
    if (name === 'si') strings.push(text);
    if (strings.length > limits.cells) throw new UnreadableTable('too many texts');
  });
  if (await read(STRINGS, (piece) => parser.write(piece))) parser.close();
  return strings;
}

/** The first sheet of a workbook as rows of texts; dates are the numbers that the sheet has. */
export async function readXlsx(bytes: Buffer, limits: TableLimits): Promise<string[][]> {
  const archive = await openArchive(bytes, limits);
  const strings = await readStrings(archive, limits);
  const sheet = archive.names
    .filter((name) => SHEET.test(name))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
  if (sheet === undefined) throw new UnreadableTable('no sheet');
  const rows: string[][] = [];
  const parser = createParser(fail);
  let [row, column, cells]: [string[], number, number] = [[], 0, 0];
  let [kind, value, isValue] = ['', '', false];
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') [row, column] = [[], 0];
    else if (name === 'c') {
      const { r: address, t: type } = attributes;
      if (typeof address === 'string') column = columnOf(address);
      [kind, value] = [String(type ?? ''), ''];
    }
    isValue = name === 'v' || name === 't';
  });
  parser.on('text', (piece) => {
    if (isValue) value += piece;
  });
  parser.on('closetag', ({ name }) => {
    isValue = false;
    if (name === 'c') {
      cells += 1;
      if (cells > limits.cells || column >= MOST_COLUMNS) throw new UnreadableTable('too many cells');
      while (row.length < column) row.push('');
      row[column] = (kind === 's' ? (strings[Number(value)] ?? '') : value).trim();
      column += 1;
    } else if (name === 'row' && row.some((one) => one !== '')) {
      rows.push(row);
      if (rows.length > limits.rows) throw new UnreadableTable('too many rows');
    }
  });
  await archive.read(sheet, (piece) => parser.write(piece));
  parser.close();
  return rows;
}
