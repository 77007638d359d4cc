import { expect, test } from 'vitest';
import { type Package, packageSums, packageVolumeMl } from './package-sums.ts';

const box = (facts: Partial<Package>): Package => ({
  ...{ length_mm: null, width_mm: null, height_mm: null, diameter_mm: null, weight_grams: null, volume_ml: null },
  quantity: 1,
  ...facts,
});

test('weight, volume and count are summed over the packages of a unit, each as often as it occurs', () => {
  const seat = box({ weight_grams: 46_000, volume_ml: 1_110_928 });
  const legs = box({ weight_grams: 1_000, volume_ml: 2_000, quantity: 4 });
  expect(packageSums([seat, legs])).toEqual({ weightGrams: 50_000, volumeMl: 1_118_928, count: 5 });
  expect(packageSums([])).toEqual({ weightGrams: 0, volumeMl: 0, count: 0 });
});

test.each<[Partial<Package>, number | null]>([
  [{ length_mm: 2_180, width_mm: 980, height_mm: 520 }, 1_110_928],
  [{ length_mm: 2_180, width_mm: 980, height_mm: 520, volume_ml: 7 }, 7],
  [{ length_mm: 1_600, diameter_mm: 200 }, 64_000],
  [{ length_mm: 1, width_mm: 1, height_mm: 1 }, 1],
  [{ length_mm: 2_180, width_mm: 980 }, null],
  [{ width_mm: 980, height_mm: 520 }, null],
  [{ length_mm: 980, height_mm: 520 }, null],
])('a package of %j takes %s ml', (facts, volume) => {
  expect(packageVolumeMl(box(facts))).toBe(volume);
});

test('a package whose weight and volume nobody states counts as a package', () => {
  expect(packageSums([box({})])).toEqual({ weightGrams: 0, volumeMl: 0, count: 1 });
});
