import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netSumOf, sumToPay } from './sum-to-pay.ts';

test('a lender adds a fee, bonus takes off, and VAT is a tenth of what is left', () => {
  const chosen = { netSumTug: 205_000, lendingFeeTug: 20_300, usedBonusTug: 2_020, vatTicked: true };
  expect(sumToPay(chosen)).toEqual({ vatTug: 22_328, sumTug: 227_328, totalTug: 245_608 });
  expect(sumToPay({ ...chosen, vatTicked: false })).toEqual({ vatTug: 0, sumTug: 205_000, totalTug: 223_280 });
});

test('whatever is chosen, the net sum is found again', () => {
  const tug = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(tug, tug, tug, fc.boolean(), (netSumTug, lendingFeeTug, bonus, vatTicked) => {
      const usedBonusTug = Math.min(bonus, netSumTug);
      const sums = sumToPay({ netSumTug, lendingFeeTug, usedBonusTug, vatTicked });
      expect(netSumOf({ ...sums, lendingFeeTug, usedBonusTug })).toBe(netSumTug);
      expect(sums.totalTug).toBe(sums.sumTug + lendingFeeTug - usedBonusTug);
    }),
  );
});
