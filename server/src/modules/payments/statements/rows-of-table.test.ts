import { expect, test } from 'vitest';
import { momentOf, tugrikOf } from './read-cells.ts';
import { rowsOfTable } from './rows-of-table.ts';

test.each([
  ['2026-11-16 09:41', '', '2026-11-16T01:41:00.000Z'],
  ['2026/11/16', '09:41:30', '2026-11-16T01:41:30.000Z'],
  ['16.11.2026', '', '2026-11-15T16:00:00.000Z'],
  ['2026.11.16T23:59', '', '2026-11-16T15:59:00.000Z'],
  ['46342.5', '', '2026-11-16T04:00:00.000Z'],
  ['46342', '0.5', '2026-11-16T04:00:00.000Z'],
])('the date %s and the time «%s» are %s', (day, time, moment) => {
  expect(momentOf(day, time)?.toISOString()).toBe(moment);
});

test.each(['Нийт', '', '2026-02-31', '5', '11/16/2026'])('«%s» is no date', (day) => {
  expect(momentOf(day, '')).toBeUndefined();
});

test.each([
  ['8,997,600.00', 8_997_600],
  ['8 997 600', 8_997_600],
  ['-5’000₮', -5_000],
  ['1.500.000,00', 1_500_000],
  ['519600', 519_600],
  ['519600.5', 519_601],
  ['', undefined],
  ['IK0480', undefined],
])('the sum %s is %s', (cell, amount) => {
  expect(tugrikOf(cell)).toBe(amount);
});

const COLUMNS = {
  ...{ at: 'Огноо', time: null, credit: 'Орлого', debit: 'Зарлага', memo: 'Утга' },
  ...{ payer: null, account: null, number: null },
};
const TABLE = [
  ['Хаан банк', 'хуулга'],
  ['Огноо', 'Зарлага', ' ОРЛОГО ', 'Утга'],
  ['2026-11-16 09:41', '', '5,000', 'IK0480'],
  ['2026-11-16 09:41', '', '5,000', 'IK0480'],
  ['2026-11-16 09:50', '200', '', 'шимтгэл'],
  ['Нийт', '200', '10,000', ''],
];

test('lines are found below the headings; totals are left out, and money that left is below zero', () => {
  const read = rowsOfTable(TABLE, 'khan', COLUMNS);
  expect(read?.rows.map(({ amountTug, memo }) => [amountTug, memo])).toEqual([
    [5_000, 'IK0480'],
    [5_000, 'IK0480'],
    [-200, 'шимтгэл'],
  ]);
  expect(read?.left).toBe(1);
  expect(rowsOfTable(TABLE, 'khan', { ...COLUMNS, number: 'Дугаар' })).toBeUndefined();
});

test('a line has the same key in every file, and two that are alike have two', () => {
  const keys = (table: string[][]) => rowsOfTable(table, 'khan', COLUMNS)?.rows.map(({ key }) => key.toString('hex'));
  const all = keys(TABLE) ?? [];
  expect(new Set(all).size).toBe(3);
  expect(keys(TABLE.slice(1, 4))).toEqual(all.slice(0, 2));
  const numbered = { ...COLUMNS, number: 'Дугаар' };
  const [first, second] = ['khan', 'golomt'].map((bank) =>
    rowsOfTable(
      [
        ['Огноо', 'Зарлага', 'Орлого', 'Утга', 'Дугаар'],
        ['2026-11-16', '', '5', 'x', 'FT1'],
      ],
      bank,
      numbered,
    ),
  );
  expect(first?.rows[0]?.bankNumber).toBe('FT1');
  expect(first?.rows[0]?.key).not.toEqual(second?.rows[0]?.key);
});
