import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeAmount } from './code-amount.ts';
import { examples } from './examples.ts';

test.each([
  ['voucher', 79_999, 79_999],
  ['voucher', 80_001, 80_001],
  ['voucher', 80_002, 80_001],
  ['coupon', 39_999, 39_999],
  ['coupon', 40_000, 40_000],
  ['coupon', 40_001, 40_000],
  ['coupon', 0, 0],
] as const)('on goods of 100,001 less 20,000 a %s of %i takes off %i', (kind, amountTug, takenTug) => {
  expect(codeAmount({ kind, amountTug, subtotalTug: 100_001, saleTug: 20_000 })).toBe(takenTug);
});

test('a code is whole, never negative, never above its own amount and never above the goods', () => {
  const kinds = fc.constantFrom('voucher' as const, 'coupon' as const);
  const tug = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(kinds, tug, tug, tug, (kind, amountTug, saleTug, payableTug) => {
      const taken = codeAmount({ kind, amountTug, subtotalTug: saleTug + payableTug, saleTug });
      const ofGoods = kind === 'coupon' ? taken * 2 : taken;
      return Number.isSafeInteger(taken) && taken >= 0 && taken <= amountTug && ofGoods <= payableTug;
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples['code-amount']()).toBe(
    'On goods that cost 80,001₮ after the discount a voucher of 100,000₮ takes off 80,001₮, a coupon 40,000₮.',
  );
});
