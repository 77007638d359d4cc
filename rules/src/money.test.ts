import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTug, groupThousands, percentOf } from './money.ts';

test.each([
  [0, '0₮'],
  [999, '999₮'],
  [1_000, '1,000₮'],
  [1_849_900, '1,849,900₮'],
  [-5_000, '-5,000₮'],
])('%i tugrik are written %s', (amount, written) => {
  expect(formatTug(amount)).toBe(written);
});

test('a written amount reads back as the same number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      (whole) => Number(groupThousands(whole).replaceAll(',', '')) === whole,
    ),
  );
});

test('a percentage of an amount is rounded half up to a whole tugrik', () => {
  expect(percentOf(1_849_900, 3)).toBe(55_497);
  expect(percentOf(50, 1)).toBe(1);
  expect(percentOf(49, 1)).toBe(0);
});
