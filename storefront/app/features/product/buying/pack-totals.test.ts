import type { ProductPackage } from '@tokhi/contract/fields/product-detail';
import { expect, test } from 'vitest';
import { packSummary, packTotals } from './pack-totals.ts';

const box = (facts: Partial<ProductPackage>): ProductPackage => ({
  main_product_id: 1,
  name: null,
  height: null,
  length: null,
  volume: null,
  weight: null,
  width: null,
  quantity: null,
  diameter: null,
  ...facts,
});

test('weight and volume are summed over all boxes, two decimals', () => {
  const totals = packTotals([box({ weight: 55.4, volume: 2162.48 }), box({ weight: 2.75, volume: 6.05, quantity: 2 })]);
  expect(totals).toEqual({ boxes: 3, weightKg: 60.9, volumeM3: 2.17 });
  expect(packSummary(totals)).toBe('3\u00a0хайрцаг, 60.9\u00a0кг, 2.17\u00a0м³');
});

test('the smallest parcel still takes a hundredth of a cubic metre', () => {
  expect(packSummary(packTotals([box({ weight: 1.2, volume: 2.4 })]))).toBe(
    '1\u00a0хайрцаг, 1.2\u00a0кг, 0.01\u00a0м³',
  );
});

test('what the supplier does not tell is left out', () => {
  expect(packSummary(packTotals([box({})]))).toBe('1\u00a0хайрцаг');
});
