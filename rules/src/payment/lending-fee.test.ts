import fc from 'fast-check';
import { expect, test } from 'vitest';
import { example } from './lending-fee.example.ts';
import { lendingFee } from './lending-fee.ts';

const perMille = {
  storepay: 99n,
  mcredit: 66n,
  pocket: 66n,
  KhanLending: 11n,
  qpay: 0n,
  golomt: 0n,
  monpay: 0n,
  mobile: 0n,
  mongolchat: 0n,
} as const;

test.each([
  ['storepay', 1_000_000, 99_000],
  ['storepay', 1_000_001, 99_100],
  ['mcredit', 1_000_000, 66_000],
  ['mcredit', 1_000_001, 66_100],
  ['pocket', 1_000_000, 66_000],
  ['pocket', 1_000_001, 66_100],
  ['KhanLending', 100_000, 1_100],
  ['KhanLending', 100_001, 1_200],
  ['KhanLending', 1, 100],
  ['qpay', 1_000_001, 0],
  ['golomt', 1_000_001, 0],
  ['monpay', 1_000_001, 0],
  ['mobile', 1_000_001, 0],
  ['mongolchat', 1_000_001, 0],
] as const)('%s takes of %i a fee of %i', (method, netSumTug, feeTug) => {
  expect(lendingFee(netSumTug, method)).toBe(feeTug);
});

test('a fee equals exact rational arithmetic', () => {
  const methods = fc.constantFrom(...(Object.keys(perMille) as (keyof typeof perMille)[]));
  const sums = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000_000_000 }),
    fc.integer({ min: 0, max: 50_000 }).map((hundreds) => hundreds * 100),
  );
  fc.assert(
    fc.property(methods, sums, (method, netSumTug) => {
      const hundreds = (BigInt(netSumTug) * perMille[method] + 99_999n) / 100_000n;
      return BigInt(lendingFee(netSumTug, method)) === hundreds * 100n;
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(example()).toBe('A sum of 3,144,400₮ costs 311,300₮ more with Storepay and 0₮ more with QPay.');
});
