import { SaxesParser } from 'saxes';
import { openArchive } from './inflate-entries.ts';
import { createRowCounter } from './row-counter.ts';
import { type TableLimits, type TableRow, UnreadableTable } from './table-limits.ts';

const STRINGS = 'xl/sharedStrings.xml';
const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/;
const A = 'A'.charCodeAt(0) - 1;
/** Columns A to ZZ: a price list has a few dozen. */
const MOST_COLUMNS = 702;
/** The format allows no more rows per sheet. */
const LAST_ROW = 1_048_576;

/** The column in a cell's address: «C7» is in the third. */
function columnOf(address: string): number {
  let column = 0;
  for (const sign of /^[A-Z]+/.exec(address)?.[0] ?? '') column = column * 26 + sign.charCodeAt(0) - A;
  if (column < 1 || column > MOST_COLUMNS) throw new UnreadableTable('a column that no list has');
  return column - 1;
}

/** A row states its number, or is the next one. */
function rowNumber(said: unknown, before: number): number {
  const number = typeof said === 'string' ? Number(said) : before + 1;
  if (!Number.isInteger(number) || number <= before || number > LAST_ROW)
    throw new UnreadableTable('rows out of order');
  return number;
}

function createParser(onError: (error: Error) => void): SaxesParser {
  const parser = new SaxesParser();
  parser.on('doctype', () => onError(new Error('a document type')));
  parser.on('error', onError);
  return parser;
}

const fail = (error: Error): never => {
  throw new UnreadableTable('broken XML', { cause: error });
};

type Archive = Awaited<ReturnType<typeof openArchive>>;

/** The shared texts that cells refer to by index; a text with several styles is joined. */
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

/** The first sheet of a workbook as rows of texts; dates stay the numbers of the sheet, and a formula is its stored value. */
export async function readXlsx(bytes: Buffer, limits: TableLimits): Promise<TableRow[]> {
  const archive = await openArchive(bytes, limits);
  const strings = await readStrings(archive, limits);
  const sheet = archive.names
    .filter((name) => SHEET.test(name))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
  if (sheet === undefined) throw new UnreadableTable('no sheet');
  const counter = createRowCounter(limits);
  const parser = createParser(fail);
  let [row, at, column]: [string[], number, number] = [[], 0, 0];
  let [kind, value, isValue] = ['', '', false];
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') [row, at, column] = [[], rowNumber(attributes['r'], at), 0];
    else if (name === 'c') {
      const { r: address, t: type } = attributes;
      if (typeof address === 'string') column = columnOf(address);
      if (column >= MOST_COLUMNS || column < row.length) throw new UnreadableTable('a column that no list has');
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
      counter.put(row, column, (kind === 's' ? (strings[Number(value)] ?? '') : value).trim());
      column += 1;
    } else if (name === 'row') counter.end(at, row);
  });
  await archive.read(sheet, (piece) => parser.write(piece));
  parser.close();
  return counter.rows;
}
