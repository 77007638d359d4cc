import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { clampUsedBonus, defaultUsedBonus, usableBonus } from './usable-bonus.ts';

test.each([
  ['half of the goods', 999_999, 100_000, 0, 0, 50_000],
  ['the balance, when it is below the half', 49_999, 100_000, 0, 0, 49_999],
  ['the balance, when it is exactly the half', 50_000, 100_000, 0, 0, 50_000],
  ['the half, when the balance is one point above it', 50_001, 100_000, 0, 0, 50_000],
  ['half of what the discount leaves', 999_999, 100_000, 20_000, 0, 40_000],
  ['half of what discount and code leave', 999_999, 100_000, 20_000, 10_000, 35_000],
  ['half of an odd sum, rounded down', 999_999, 100_001, 0, 0, 50_000],
  ['nothing of a single tugrik', 999_999, 1, 0, 0, 0],
  ['nothing, when a voucher has paid the goods', 999_999, 100_000, 20_000, 80_000, 0],
  ['nothing without points', 0, 100_000, 0, 0, 0],
  ['nothing, when more was taken off than the goods cost', 999_999, 100, 50, 60, 0],
])('points may pay %s', (_what, balance, subtotalTug, saleTug, codeTug, points) => {
  expect(usableBonus({ balance, subtotalTug, saleTug, codeTug })).toBe(points);
});

test.each([
  [-5, 0],
  [-0, 0],
  [0, 0],
  [0.99, 0],
  [1, 1],
  [1.99, 1],
  [499.5, 499],
  [500, 500],
  [501, 500],
  [Number.POSITIVE_INFINITY, 500],
  [Number.NaN, 0],
])('of a limit of 500 points a typed %d spends %i', (typed, points) => {
  expect(clampUsedBonus(typed, 500)).toBe(points);
});

test('where nothing may be spent, nothing is', () => {
  expect(clampUsedBonus(1, 0)).toBe(0);
});

test('until the customer types a figure, all that may be spent is spent', () => {
  expect(defaultUsedBonus(24_350)).toBe(24_350);
});

test('points spent are whole, never negative, within the balance and within half of the goods', () => {
  const tug = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(tug, tug, tug, tug, fc.double(), (balance, subtotalTug, saleTug, codeTug, typed) => {
      const limit = usableBonus({ balance, subtotalTug, saleTug, codeTug });
      const used = clampUsedBonus(typed, limit);
      return (
        Number.isSafeInteger(limit) &&
        Number.isSafeInteger(used) &&
        used >= 0 &&
        used <= limit &&
        limit <= balance &&
        limit * 2 <= Math.max(0, subtotalTug - saleTug - codeTug)
      );
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples['usable-bonus']()).toBe(
    'A customer with 24,350 points may pay 15,000 of them for goods that cost 30,001₮ after discount and code.',
  );
});
