import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { includedVat, vat } from './vat.ts';

test.each([
  ['the sum alone', 100_000, 0, 0, 10_000],
  ['the lending fee, too', 100_000, 9_900, 0, 10_990],
  ['not the bonus spent', 100_000, 0, 25_000, 7_500],
  ['all three', 100_000, 9_900, 25_000, 8_490],
  ['a half of a tugrik as a whole one', 100_005, 0, 0, 10_001],
  ['less than a half as nothing', 100_004, 0, 0, 10_000],
])('10 percent VAT count %s', (_what, netSumTug, lendingFeeTug, usedBonusTug, vatTug) => {
  expect(vat({ ticked: true, netSumTug, lendingFeeTug, usedBonusTug })).toBe(vatTug);
});

test('without the tick no VAT is added', () => {
  expect(vat({ ticked: false, netSumTug: 100_000, lendingFeeTug: 0, usedBonusTug: 0 })).toBe(0);
});

test.each([
  [0, 0],
  [5, 0],
  [6, 1],
  [16, 1],
  [17, 2],
  [110_000, 10_000],
])('a total of %i includes %i of VAT', (totalTug, vatTug) => {
  expect(includedVat(totalTug)).toBe(vatTug);
});

test('the receipt of a total finds the very VAT that was added to it', () => {
  const tug = fc.integer({ min: 0, max: 1e12 });
  fc.assert(
    fc.property(tug, tug, tug, (netSumTug, lendingFeeTug, bonus) => {
      const usedBonusTug = Math.min(bonus, netSumTug);
      const added = vat({ ticked: true, netSumTug, lendingFeeTug, usedBonusTug });
      const totalTug = netSumTug + lendingFeeTug - usedBonusTug + added;
      return Number.isSafeInteger(added) && includedVat(totalTug) === added;
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples.vat()).toBe(
    '475,650₮ to pay get 47,565₮ VAT on top when it is ticked; otherwise they include 43,241₮.',
  );
});
