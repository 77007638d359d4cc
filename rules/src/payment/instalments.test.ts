import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { instalments } from './instalments.ts';

test.each([
  [400_000, [100_000, 100_000, 100_000, 100_000]],
  [400_001, [100_001, 100_000, 100_000, 100_000]],
  [400_003, [100_003, 100_000, 100_000, 100_000]],
  [400_004, [100_001, 100_001, 100_001, 100_001]],
  [3, [3, 0, 0, 0]],
])('%i tugrik are paid in four parts, the first with the remainder', (totalTug, parts) => {
  expect(instalments(totalTug, 4, 30).map(({ amountTug }) => amountTug)).toEqual(parts);
});

test('the first part is due today, the others so many days apart', () => {
  expect(instalments(400_000, 4, 30).map(({ inDays }) => inDays)).toEqual([0, 30, 60, 90]);
});

test('a lender may have another number of parts and other days', () => {
  expect(instalments(100, 3, 14)).toEqual([
    { amountTug: 34, inDays: 0 },
    { amountTug: 33, inDays: 14 },
    { amountTug: 33, inDays: 28 },
  ]);
  expect(instalments(100, 1, 30)).toEqual([{ amountTug: 100, inDays: 0 }]);
});

test('the parts are whole, never negative, and add up to the total', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 36 }), (totalTug, count) => {
      const amounts = instalments(totalTug, count, 30).map(({ amountTug }) => amountTug);
      return (
        amounts.length === count &&
        amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0) &&
        amounts.reduce((sum, amount) => sum + amount) === totalTug
      );
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples.instalments()).toBe(
    '1,849,903₮ in four payments are 462,478₮ after 0 days, 462,475₮ after 30 days, 462,475₮ after 60 days, 462,475₮ after 90 days.',
  );
});
