import { expect, test } from 'vitest';
import { deliveryByAmount } from './delivery-by-amount.ts';
import { SPEC_FEES } from './delivery-fees.ts';
import { examples } from './examples.ts';

test.each([
  ['cheap', 0, 3_000],
  ['cheap', 200_000, 3_000],
  ['cheap', 200_001, 5_000],
  ['middle', 199_999, 8_000],
  ['middle', 200_000, 8_000],
  ['middle', 200_001, 5_000],
  ['unlisted', 1, 5_000],
  ['unlisted', 200_000, 5_000],
  ['unlisted', 200_001, 5_000],
  ['far', 1, 5_000],
  ['far', 200_000, 5_000],
  ['far', 200_001, 5_000],
] as const)('to a %s khoroo goods for %i cost %i', (khoroo, goodsTug, feeTug) => {
  expect(deliveryByAmount(khoroo, goodsTug, SPEC_FEES)).toBe(feeTug);
});

test('the example is true', () => {
  expect(examples['delivery-by-amount']()).toBe(
    'By amount, goods for 200,000₮ are delivered to a khoroo of the cheap list for 3,000₮, to one on no list for 5,000₮; for a tugrik more they cost 5,000₮ everywhere.',
  );
});
