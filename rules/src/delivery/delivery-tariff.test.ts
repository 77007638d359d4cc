import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPEC_FEES } from './delivery-fees.ts';
import { deliveryFee } from './delivery-tariff.ts';
import { examples } from './examples.ts';

const load = { weightGrams: 35_001, volumeMl: 0 };

test.each([
  ['by-weight', 'cheap', 14_000],
  ['by-weight', 'middle', 25_000],
  ['by-weight', 'far', 60_000],
  ['by-weight', 'unlisted', 14_000],
  ['by-weight', 'pickup', 0],
  ['by-amount', 'cheap', 3_000],
  ['by-amount', 'middle', 8_000],
  ['by-amount', 'far', 5_000],
  ['by-amount', 'unlisted', 5_000],
  ['by-amount', 'pickup', 0],
] as const)('%s, the destination %s costs %i', (tariff, destination, feeTug) => {
  expect(deliveryFee({ tariff, destination, load, goodsTug: 200_000, fees: SPEC_FEES })).toBe(feeTug);
});

test('by weight the price of the goods does not matter, by amount their weight does not', () => {
  const loads = fc.record({
    weightGrams: fc.integer({ min: 0, max: 1e6 }),
    volumeMl: fc.integer({ min: 0, max: 4e6 }),
  });
  const tug = fc.integer({ min: 0, max: 1e9 });
  const destination = fc.constantFrom('cheap', 'middle', 'far', 'unlisted', 'pickup' as const);
  fc.assert(
    fc.property(destination, loads, loads, tug, tug, (where, one, other, less, more) => {
      const byWeight = (goodsTug: number) =>
        deliveryFee({ tariff: 'by-weight', destination: where, load: one, goodsTug, fees: SPEC_FEES });
      const byAmount = (carried: typeof one) =>
        deliveryFee({ tariff: 'by-amount', destination: where, load: carried, goodsTug: less, fees: SPEC_FEES });
      return byWeight(less) === byWeight(more) && byAmount(one) === byAmount(other);
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples['delivery-tariff']()).toBe(
    'A bed of 40 kg for 350,000₮ goes to a far khoroo for 60,000₮ by weight and for 5,000₮ by amount.',
  );
});
