import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { serviceFee } from './service-fee.ts';

test.each([
  [1, 5_000],
  [100_000, 5_000],
  [249_999, 5_000],
  [250_000, 5_000],
  [250_001, 5_100],
  [255_000, 5_100],
  [255_001, 5_200],
  [1_000_000, 20_000],
  [1_000_001, 20_100],
  [2_495_000, 49_900],
  [2_495_001, 50_000],
  [2_499_999, 50_000],
  [2_500_000, 50_000],
  [2_500_001, 50_000],
  [90_000_000, 50_000],
])('a subtotal of %i has a service fee of %i', (subtotalTug, feeTug) => {
  expect(serviceFee(subtotalTug)).toBe(feeTug);
});

test('a service fee is a whole hundred within its bounds, and 2 percent to the hundred between them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (subtotalTug) => {
      const hundreds = (BigInt(subtotalTug) * 2n + 9_999n) / 10_000n;
      const exact = hundreds < 50n ? 50n : hundreds > 500n ? 500n : hundreds;
      return BigInt(serviceFee(subtotalTug)) === exact * 100n;
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples['service-fee']()).toBe('A subtotal of 1,849,900₮ has a service fee of 37,000₮.');
});
