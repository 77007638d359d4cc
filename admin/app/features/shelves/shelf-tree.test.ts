import { expect, test } from 'vitest';
import { movedOrder, rowsOf } from './shelf-tree.ts';
import type { Shelf } from './shelves-query.ts';

const shelf = (kind: Shelf['kind'], id: number, name: string, parent: number | null = null): Shelf => ({
  ...{ kind, id, name, parent, version: 1, products: 0, code: `c-${id}` },
  ...{ sentence: null, tax_classification: null, swatch: null, is_shown: true },
});
const SOFA = shelf('category', 1, 'Буйдан');
const BED = shelf('category', 2, 'Ор');
const LONG = shelf('sub_category', 3, 'Урт буйдан', 1);
const CHILD = shelf('sub_category', 4, 'Хүүхдийн ор', 2);
const ALL = [SOFA, BED, LONG, CHILD, shelf('brand', 5, 'KHANGAI')];

test.each([
  ['category', '', [SOFA, LONG, BED, CHILD]],
  ['category', 'хүүхдийн', [BED, CHILD]],
  ['category', 'буйдан', [SOFA, LONG]],
  ['brand', 'khan', [ALL[4]]],
  ['colour', '', []],
] as const)('of %s «%s» keeps what it names and where that stands', (tab, text, rows) => {
  expect(rowsOf(ALL, tab, text)).toEqual(rows);
});

test('the first does not move up, and another one changes places', () => {
  expect(movedOrder([SOFA, BED], 1, -1)).toBeNull();
  expect(movedOrder([SOFA, BED], 2, -1)).toEqual([2, 1]);
  expect(movedOrder([SOFA, BED], 2, 1)).toBeNull();
});
