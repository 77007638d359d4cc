import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { TABLE_LIMITS, type TableLimits } from './table-limits.ts';

const textsOf = async (bytes: Buffer, limits?: TableLimits) =>
  (await readTable(bytes, limits)).map(({ cells }) => cells);
const cell = (address: string, value: string) => `<c r="${address}" t="s"><v>${value}</v></c>`;
const STRINGS = '<sst><si><t>Огноо</t></si><si><r><t>Гүйлгээний </t></r><r><t>утга</t></r></si></sst>';
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const workbook = (sheet: string, strings = STRINGS) =>
  Buffer.from(
    zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet), 'xl/sharedStrings.xml': strToU8(strings) }, { level: 9 }),
  );

test('a spreadsheet is read by address, with shared, own and styled texts', async () => {
  const rows = `<row>${cell('A1', '0')}${cell('C1', '1')}</row><row><c r="A2"><v>46342.5</v></c>
    <c r="C2" t="inlineStr"><is><t>IK0480 &amp; хивс</t></is></c></row><row></row>`;
  expect(await textsOf(workbook(sheetOf(rows)))).toEqual([
    ['Огноо', '', 'Гүйлгээний утга'],
    ['46342.5', '', 'IK0480 & хивс'],
  ]);
});

test('CSV is read in UTF-8 and Windows-1251, with quotes, line breaks and three delimiters', async () => {
  const expected = [
    ['Дата', 'Сумма', 'Текст'],
    ['1', '5,000.00', 'ИК0480 "ор"\nмодон'],
  ];
  for (const delimiter of [',', ';', '\t']) {
    const text = `Дата${delimiter}Сумма${delimiter}Текст\r\n1${delimiter}"5,000.00"${delimiter}"ИК0480 ""ор""\nмодон"\r\n\r\n`;
    expect(await textsOf(Buffer.from(text))).toEqual(expected);
    expect(await textsOf(Buffer.from(`\ufeff${text}`))).toEqual(expected);
  }
  expect(await textsOf(Buffer.from([0xc8, 0xca, 0x30, 0x2c, 0xee, 0xf0]))).toEqual([['ИК0', 'ор']]);
});

test('a bomb is refused while it inflates, whatever it says of its size', async () => {
  const bomb = workbook(sheetOf(`<row><c r="A1" t="inlineStr"><is><t>${' '.repeat(4_000_000)}</t></is></c></row>`));
  expect(bomb.length).toBeLessThan(20_000);
  await expect(readTable(bomb, { ...TABLE_LIMITS, inflatedBytes: 1_000_000 })).rejects.toThrow('too many bytes');
  const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`${at}`, strToU8('')]));
  await expect(readTable(Buffer.from(zipSync(many)))).rejects.toThrow('too many entries');
});

test.each<[string, Buffer]>([
  ['no sheet', Buffer.from(zipSync({ 'word/document.xml': strToU8('<x/>') }))],
  ['no archive', Buffer.from('PK and nothing else')],
  ['broken XML', workbook('<worksheet><row></worksheet>')],
  ['a column that no list has', workbook(sheetOf('<row><c r="ZZZZZ1"><v>1</v></c></row>'))],
  ['no rows', Buffer.from('\n\n')],
  ['the format before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
])('a file is refused for %s', async (why, bytes) => {
  await expect(readTable(bytes)).rejects.toThrow(why);
});

test('rows and cells beyond the limits are refused', async () => {
  const lines = Buffer.from('a,b\n'.repeat(20));
  await expect(readTable(lines, { ...TABLE_LIMITS, rows: 10 })).rejects.toThrow('too many rows');
  await expect(readTable(lines, { ...TABLE_LIMITS, cells: 10 })).rejects.toThrow('too many cells');
  const rows = '<row><c><v>1</v></c></row>'.repeat(20);
  await expect(readTable(workbook(sheetOf(rows)), { ...TABLE_LIMITS, rows: 10 })).rejects.toThrow('too many rows');
});
