import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeableGrams, weightStep } from './chargeable-weight.ts';
import { examples } from './examples.ts';

test.each([
  [0, 0],
  [34_990, 0],
  [35_000, 0],
  [35_001, 1],
  [35_010, 1],
  [249_990, 1],
  [250_000, 1],
  [250_001, 2],
  [250_010, 2],
])('a load of %i grams without volume is at step %i', (weightGrams, step) => {
  expect(weightStep({ weightGrams, volumeMl: 0 })).toBe(step);
});

test.each([
  [109_869, 0],
  [109_900, 0],
  [109_901, 1],
  [109_932, 1],
  [784_969, 1],
  [785_000, 1],
  [785_001, 2],
  [785_032, 2],
])('a light load of %i millilitres is at step %i: 3.14 litres count as a kilogram', (volumeMl, step) => {
  expect(weightStep({ weightGrams: 0, volumeMl })).toBe(step);
});

test.each([
  [1_000, 3_140, 1_000],
  [1_000, 3_141, 1_001],
  [1_001, 3_140, 1_001],
  [0, 1, 1],
])('%i grams in %i millilitres are charged as %i grams', (weightGrams, volumeMl, grams) => {
  expect(chargeableGrams({ weightGrams, volumeMl })).toBe(grams);
});

test('a step is reached exactly when weight or volume is above it, by exact arithmetic', () => {
  const weight = fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 34_990, max: 35_010 }));
  const volume = fc.oneof(
    fc.integer({ min: 0, max: 6_000_000 }),
    fc.integer({ min: 109_850, max: 109_950 }),
    fc.integer({ min: 784_950, max: 785_050 }),
  );
  fc.assert(
    fc.property(weight, volume, (weightGrams, volumeMl) => {
      const over = (grams: number) => weightGrams > grams || BigInt(volumeMl) * 100n > BigInt(grams) * 314n;
      return weightStep({ weightGrams, volumeMl }) === (over(250_000) ? 2 : over(35_000) ? 1 : 0);
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples['chargeable-weight']()).toBe(
    'A sofa of 96.4 kg in boxes of 471 litres is charged as 150 kg, because 471 / 3.14 is more than its weight.',
  );
});
