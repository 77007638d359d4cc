// Files that somebody may send as a price list, good and bad.
import fc from 'fast-check';
import { archiveOf, rowOf, sheetOf, workbookOf, workbookOfRows } from './workbook-of-test.ts';

/** `yes`: a table that must be read; `no`: one that must be refused; `either`: it only must do no harm. */
type Made = [what: string, bytes: Buffer, isRead: 'yes' | 'no' | 'either'];

const text = fc
  .string({ minLength: 1, maxLength: 30 })
  .map((made) => made.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, 'x'));
const cells = fc.array(
  fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 9_999_999 }),
      text.map((one) => `Ө${one}`),
    ),
    { minLength: 1, maxLength: 6 },
  ),
  { minLength: 1, maxLength: 30 },
);
const csvOf = (rows: (string | number)[][]) =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(';')).join('\r\n');

/** The directory at the end of an archive claims that every entry is small. */
function lyingSizes(bomb: Buffer): Buffer {
  const lying = Buffer.from(bomb);
  for (
    let at = lying.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = lying.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  )
    lying.writeUInt32LE(100, at + 24);
  return lying;
}

const bombOf = (megabytes: number) =>
  workbookOf(sheetOf(`<row><c t="inlineStr"><is><t>${' '.repeat(megabytes * 1_000_000)}</t></is></c></row>`));

/** Thousands of cells that refer to one long text. */
const repeatedText = (times: number) =>
  workbookOf(sheetOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(600)}</row>`.repeat(times)), {
    'xl/sharedStrings.xml': `<sst><si><t>${Array.from({ length: 9_000 }, (_one, at) => at).join('')}</t></si></sst>`,
  });

const hugeSheets = [
  '<row r="1"><c r="XFD1"><v>1</v></c></row>',
  '<row r="1048577"><c><v>1</v></c></row>',
  '<row><c r="ZZ1"><v>1</v></c></row>'.repeat(4_000),
  `${'<row><c><v>1</v></c></row>'.repeat(51_000)}`,
];

const DOCTYPE = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

export const hostileTables: fc.Arbitrary<Made> = fc.oneof(
  cells.map((rows): Made => ['a CSV', Buffer.from(csvOf(rows)), 'yes']),
  cells.map((rows): Made => ['a CSV in UTF-16', Buffer.from(`\ufeff${csvOf(rows)}`, 'utf16le'), 'yes']),
  fc
    .array(fc.integer({ min: 0xc0, max: 0xff }), { minLength: 2, maxLength: 400 })
    .map((bytes): Made => ['a CSV in Windows-1251', Buffer.from([...bytes, 0x3b, 0xc0, 0x0a]), 'yes']),
  cells.map((rows): Made => ['a workbook', workbookOfRows(rows), 'yes']),
  fc
    .integer({ min: 1, max: 1_000 })
    .map(
      (sum): Made => [
        'formulas and wrong types',
        workbookOf(
          sheetOf(
            `<row><c><f>HYPERLINK("x")</f><v>${sum}</v></c><c t="e"><v>#REF!</v></c><c t="b"><v>1</v></c><c t="s"><v>77</v></c><c t="?"><v/></c></row>`,
          ),
        ),
        'yes',
      ],
    ),
  fc
    .integer({ min: 1, max: 9 })
    .map(
      (width): Made => [
        'a billion cells declared',
        workbookOf(
          `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${rowOf(Array(width).fill(7))}</sheetData></worksheet>`,
        ),
        'yes',
      ],
    ),
  fc.constantFrom(...hugeSheets).map((rows): Made => ['cells far away, or too many', workbookOf(sheetOf(rows)), 'no']),
  fc.tuple(cells, fc.double({ min: 0.02, max: 0.98, noNaN: true })).map(([rows, at]): Made => {
    const whole = workbookOfRows(rows);
    return ['a truncated workbook', whole.subarray(0, Math.floor(whole.length * at)), 'no'];
  }),
  fc.integer({ min: 3, max: 12 }).map((megabytes): Made => ['a bomb', bombOf(megabytes), 'no']),
  fc.integer({ min: 3, max: 12 }).map((megabytes): Made => ['a bomb that lies', lyingSizes(bombOf(megabytes)), 'no']),
  fc
    .integer({ min: 1, max: 20 })
    .map((megabytes): Made => ['an archive in an archive', workbookOf(bombOf(megabytes)), 'no']),
  fc
    .integer({ min: 110, max: 900 })
    .map(
      (count): Made => [
        'many entries',
        archiveOf(
          Object.fromEntries(Array.from({ length: count }, (_one, at) => [`xl/worksheets/sheet${at}.xml`, '<x/>'])),
        ),
        'no',
      ],
    ),
  fc.integer({ min: 3, max: 40 }).map((times): Made => ['one text in every cell', repeatedText(times), 'no']),
  cells.map((rows): Made => ['entities', workbookOf(`${DOCTYPE}${sheetOf(rows.map(rowOf).join(''))}`), 'no']),
  fc
    .tuple(
      cells,
      fc.constantFrom('xl/vbaProject.bin', 'xl/externalLinks/externalLink1.xml', 'xl/macrosheets/sheet1.xml'),
    )
    .map(
      ([rows, name]): Made => [
        'a macro or a link',
        workbookOf(sheetOf(rows.map(rowOf).join('')), { [name]: 'x' }),
        'no',
      ],
    ),
  fc
    .tuple(fc.constantFrom('', 'PK', 'PK\u0003\u0004', '\ufeff'), fc.uint8Array({ maxLength: 3_000 }))
    .map(([start, bytes]): Made => ['bytes', Buffer.concat([Buffer.from(start), bytes]), 'either']),
  cells.map((rows): Made => ['a picture of a table', Buffer.from(`\u0089PNG\u0000${csvOf(rows)}`), 'no']),
);
