import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { lendingFee } from './lending-fee.ts';

test.each([
  [99, 1_000_000, 99_000],
  [99, 1_000_001, 99_100],
  [66, 1_000_000, 66_000],
  [66, 1_000_001, 66_100],
  [11, 100_000, 1_100],
  [11, 100_001, 1_200],
  [11, 1, 100],
  [0, 1_000_001, 0],
])('at %i per mille of %i the fee is %i', (perMille, netSumTug, feeTug) => {
  expect(lendingFee(netSumTug, perMille)).toBe(feeTug);
});

test('a fee equals exact rational arithmetic', () => {
  const sums = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000_000_000 }),
    fc.integer({ min: 0, max: 50_000 }).map((hundreds) => hundreds * 100),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), sums, (perMille, netSumTug) => {
      const hundreds = (BigInt(netSumTug) * BigInt(perMille) + 99_999n) / 100_000n;
      return BigInt(lendingFee(netSumTug, perMille)) === hundreds * 100n;
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples['lending-fee']()).toBe('A lender who takes 9.9 % adds 311,300₮ to a sum of 3,144,400₮.');
});
