import { expect, test } from 'vitest';
import { deliveryByAmount } from './delivery-by-amount.ts';
import { deliveryByWeight } from './delivery-by-weight.ts';
import { type DeliveryFees, SPEC_FEES } from './delivery-fees.ts';

const fees: DeliveryFees = {
  byWeight: { ...SPEC_FEES.byWeight, far: { base: 45_000, overFirstStep: 1, overSecondStep: 2 } },
  byAmount: { ...SPEC_FEES.byAmount, largeOverTug: 10, large: 7 },
};

test('a changed figure is charged, and the others stay', () => {
  const load = (kg: number) => ({ weightGrams: kg * 1_000, volumeMl: 0 });
  expect([35, 36, 251].map((kg) => deliveryByWeight('far', load(kg), fees))).toEqual([45_000, 45_001, 45_002]);
  expect(deliveryByWeight('cheap', load(1), fees)).toBe(8_000);
  expect([10, 11].map((goodsTug) => deliveryByAmount('middle', goodsTug, fees))).toEqual([8_000, 7]);
});
