import { expect, test } from 'vitest';
import { decimalOf } from './decimal-of.ts';

test.each([
  ['1,949,900', 1_949_900],
  ['1.949.900,50', 1_949_900.5],
  ['1 949 900₮', 1_949_900],
  ['1.500', 1_500],
  ['1234.567', 1234.567],
  ['1949900.0000000002', 1_949_900.0000000002],
  ['1.9499E6', 1_949_900],
  ['¥ 1,020.5', 1_020.5],
  ['-5', -5],
])('«%s» is %d', (cell, number) => {
  expect(decimalOf(cell)).toBe(number);
});

test.each(['', 'үнэгүй', '#REF!', '12,34,567', '1.2.3', '--5', '9'.repeat(20)])('«%s» is no number', (cell) => {
  expect(decimalOf(cell)).toBeUndefined();
});
