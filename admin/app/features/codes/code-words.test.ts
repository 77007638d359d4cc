import { expect, test } from 'vitest';
import { kindText, midnightOf, validityText } from './code-words.ts';

const NOW = new Date('2026-11-16T02:00:00Z');
const between = (from: string | null, to: string | null) =>
  validityText({ starts_at: from && midnightOf(from), ends_at: to && midnightOf(to, 1) }, NOW);

test.each([
  ['2026-09-01', '2026-11-30', '09/01 – 11/30'],
  ['2026-11-12', '2027-02-28', '11/12 – 2027/02/28'],
  [null, '2026-12-31', '12/31 хүртэл'],
  ['2026-12-20', null, '12/20-с эхлэн'],
  [null, null, 'хугацаагүй'],
])('from %s to %s is told as %s', (from, to, text) => {
  expect(between(from, to)).toBe(text);
});

test('a day ends at the midnight of Ulaanbaatar', () => {
  expect(midnightOf('2026-12-31', 1)).toBe('2026-12-31T16:00:00.000Z');
});

test('a set says how many codes it has', () => {
  expect([kindText({ kind: 'coupon', count: 1 }), kindText({ kind: 'voucher', count: 25 })]).toEqual([
    'Купон',
    'Ваучер, 25',
  ]);
});
