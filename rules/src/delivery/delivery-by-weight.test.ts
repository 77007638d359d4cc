import { expect, test } from 'vitest';
import { baseDelivery, deliveryByWeight, extraDelivery } from './delivery-by-weight.ts';
import { SPEC_FEES } from './delivery-fees.ts';
import { examples } from './examples.ts';

test.each([
  ['cheap', 35_000, 8_000, 0],
  ['cheap', 35_001, 8_000, 6_000],
  ['cheap', 250_000, 8_000, 6_000],
  ['cheap', 250_001, 8_000, 22_000],
  ['middle', 35_000, 15_000, 0],
  ['middle', 35_001, 15_000, 10_000],
  ['middle', 250_000, 15_000, 10_000],
  ['middle', 250_001, 15_000, 30_000],
  ['unlisted', 35_000, 8_000, 0],
  ['unlisted', 250_001, 8_000, 22_000],
  ['far', 35_000, 40_000, 0],
  ['far', 35_001, 40_000, 20_000],
  ['far', 250_000, 40_000, 20_000],
  ['far', 250_001, 40_000, 35_000],
] as const)('to a %s khoroo %i grams cost %i and %i more', (khoroo, weightGrams, baseTug, extraTug) => {
  const load = { weightGrams, volumeMl: 0 };
  expect(baseDelivery(khoroo, SPEC_FEES)).toBe(baseTug);
  expect(extraDelivery(khoroo, load, SPEC_FEES)).toBe(extraTug);
  expect(deliveryByWeight(khoroo, load, SPEC_FEES)).toBe(baseTug + extraTug);
});

test('light goods in large boxes pay for their volume', () => {
  expect(deliveryByWeight('far', { weightGrams: 12_000, volumeMl: 785_001 }, SPEC_FEES)).toBe(75_000);
});

test('the example is true', () => {
  expect(examples['delivery-by-weight']()).toBe('A wardrobe of 96.4 kg is delivered to a middle khoroo for 25,000₮.');
});
