import { Zip, ZipDeflate } from 'fflate';
import type { Cell } from './csv.ts';

/** The format allows no more rows per sheet. */
const MOST_ROWS = 1_048_576;
/** Fast: the process also serves other requests. */
const LEVEL = 3;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
const SHEET = `${OFFICE}/spreadsheetml/2006/main`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const RELATIONS = `${OFFICE}/package/2006/relationships`;
const DOCUMENT = `${OFFICE}/officeDocument/2006/relationships`;

/** The files of a one-sheet workbook besides the sheet. */
const FIXED: [file: string, content: string][] = [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${SHEET}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Тохь" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Typed or pasted control characters: XML cannot contain most of them, and none is text. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
const escaped = (text: string) => text.replace(UNWRITABLE, '').replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '');

/** Text cells, which no spreadsheet treats as a formula. */
function xlsxCell(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const xlsxRow = (cells: readonly Cell[]): string => `<row>${cells.map(xlsxCell).join('')}</row>`;

/** A table as a workbook of one sheet, one portion at a time: only unsent data is in memory. */
export async function* xlsxOf(head: readonly string[], portions: AsyncIterable<readonly (readonly Cell[])[]>) {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  const taken = () => {
    const bytes = Buffer.concat(ready);
    ready = [];
    return bytes;
  };
  const encoder = new TextEncoder();
  const open = (file: string) => {
    const entry = new ZipDeflate(file, { level: LEVEL });
    zip.add(entry);
    return (text: string, isLast = false) => entry.push(encoder.encode(text), isLast);
  };
  for (const [file, content] of FIXED) open(file)(content, true);
  const write = open('xl/worksheets/sheet1.xml');
  write(`${XML}<worksheet xmlns="${SHEET}"><sheetData>${xlsxRow(head)}`);
  let count = 1;
  for await (const rows of portions) {
    count += rows.length;
    if (count > MOST_ROWS) throw new Error('more rows than a sheet can hold');
    write(rows.map(xlsxRow).join(''));
    if (ready.length > 0) yield taken();
  }
  write('</sheetData></worksheet>', true);
  zip.end();
  yield taken();
}
