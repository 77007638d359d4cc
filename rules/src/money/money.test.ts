import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { formatTug, groupThousands, percentOf, perMilleOf, roundUpTo100 } from './money.ts';

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
    { numRuns: 10_000 },
  );
});

test('a percentage of an amount is rounded half up to a whole tugrik', () => {
  expect(percentOf(1_849_900, 3)).toBe(55_497);
  expect(percentOf(50, 1)).toBe(1);
  expect(percentOf(49, 1)).toBe(0);
});

test.each([
  [0, 99, 0],
  [1, 11, 1],
  [1_000, 11, 11],
  [1_001, 11, 12],
  [100_000, 11, 1_100],
])('of %i tugrik %i per mille are %i, any part of a tugrik counting as a whole one', (amount, perMille, share) => {
  expect(perMilleOf(amount, perMille)).toBe(share);
});

test.each([
  [0, 0],
  [1, 100],
  [99, 100],
  [100, 100],
  [101, 200],
  [20_000, 20_000],
])('%i is rounded up to %i, a round hundred staying as it is', (amount, rounded) => {
  expect(roundUpTo100(amount)).toBe(rounded);
});

test('shares and roundings equal exact arithmetic, up to the last amount whose product a number can hold', () => {
  const exactCeil = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000_000_000_000 }), fc.integer({ min: 0, max: 999 }), (amount, rate) => {
      const [exact, product] = [BigInt(amount), BigInt(amount) * BigInt(rate)];
      return (
        BigInt(perMilleOf(amount, rate)) === exactCeil(product, 1_000n) &&
        BigInt(percentOf(amount, rate)) === (product + 50n) / 100n &&
        BigInt(roundUpTo100(amount)) === exactCeil(exact, 100n) * 100n
      );
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples.money()).toBe('9.9 % of 1,849,900₮ is 183,141₮, rounded up to the next hundred 183,200₮.');
});
