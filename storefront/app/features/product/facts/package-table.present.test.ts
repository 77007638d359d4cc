import type { ProductPackage } from '@tokhi/contract/fields/product-detail';
import { expect, test } from 'vitest';
import { packTotals } from '../buying/pack-totals.ts';
import { packageTable } from './package-table.present.ts';

const box = (facts: Partial<ProductPackage>): ProductPackage => ({
  ...{ main_product_id: 1, name: null, height: null, length: null, volume: null, weight: null },
  ...{ width: null, quantity: null, diameter: null },
  ...facts,
});
const tableOf = (packages: ProductPackage[]) => packageTable(packages, packTotals(packages));

test('a measure that no box has gets no column, and one that a box does not tell a dash', () => {
  const table = tableOf([box({ length: 221, weight: 60.9, volume: 2162.485 }), box({ weight: 4, quantity: 2 })]);
  expect(table?.measures.map(({ name }) => name)).toEqual(['Урт', 'Эзлэ\u00adхүүн', 'Жин']);
  expect(table?.boxes).toEqual([
    { name: '1-р хайрцаг', times: 1, cells: [221, 2.16, 60.9] },
    { name: '2-р хайрцаг', times: 2, cells: ['–', '–', 4] },
  ]);
  expect([table?.count, table?.totals]).toEqual([3, [null, 2.16, 68.9]]);
});

test('without boxes there is no table', () => {
  expect(tableOf([])).toBeNull();
});
