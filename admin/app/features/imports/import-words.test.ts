import { expect, test } from 'vitest';
import { checksOf, fieldText } from './import-words.ts';
import type { ImportRow } from './imports-query.ts';

const LIMITS = { jump: 10, margin: 15 };
const ROW: ImportRow = {
  ...{ at: 7, code: '70489215', name: 'NARAN', colour: 'улаан', picture: null, was: 2_990_000, now: 299_000 },
  ...{ change: -900, margin: null, fields: [], outcome: 'down', warnings: ['jump', 'zero'], problems: [] },
  ...{ left_out: false, accepted: false, fixed: false },
};

test('a zero too few is named first, with the price that was meant', () => {
  expect(checksOf(ROW, LIMITS)).toEqual([
    { kind: 'bad', text: 'Тэг дутуу: 2,990,000?' },
    { kind: 'warn', text: 'Өөрчлөлт 10%-иас их' },
  ]);
});

test('a wrong cell is named by column and row', () => {
  const problems: ImportRow['problems'] = [
    { column: 'C', heading: 'Үнэ', field: 'price', cell: 'үнэгүй', why: 'no_number' },
  ];
  expect(checksOf({ ...ROW, outcome: 'wrong', warnings: [], problems }, LIMITS)).toEqual([
    { kind: 'bad', text: 'C7 Үнэ: «үнэгүй» тоо биш' },
  ]);
});

test('costs are told in yuan', () => {
  expect(fieldText({ field: 'cost_fen', before: null, after: 110_050 })).toBe('өртөг — → 1,100.5¥');
});
