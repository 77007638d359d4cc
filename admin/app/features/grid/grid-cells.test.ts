import { expect, test } from 'vitest';
import { cellIn, changesIn, missesZero, pastedInto, typedInto } from './grid-cells.ts';
import type { GridProduct } from './grid-query.ts';

const product = (code: string, changes: Partial<GridProduct> = {}): GridProduct => ({
  ...{ code, version: 3, name: 'NARAN', colour: 'улаан', price: 1_849_900, regular: 1_849_900 },
  ...{ cost_fen: 248_000, weight_grams: 78_000, customs_code: null, bonus_percent: 3, ...changes },
});
const PRODUCTS = [product('70489215'), product('70489216', { price: 2_149_900 })];

test('a block pasted from a spreadsheet fills rows and columns from its cell on', () => {
  const cells = pastedInto({}, PRODUCTS, '1,899,900\t2 500\r\n2,199,900₮\t\r\n', { row: 0, field: 'price' });
  expect(changesIn(PRODUCTS, cells)).toEqual({
    rows: [
      { code: '70489215', version: 3, price: 1_899_900, cost_fen: 250_000 },
      { code: '70489216', version: 3, price: 2_199_900 },
    ],
    stopped: [],
  });
});

test('rows that begin with a code go to its product, in any order; codes of nothing go nowhere', () => {
  const text = '704.892.16\t94016100\n704.892.15\t9401.61\n709.991.20\t1234';
  const cells = pastedInto({}, PRODUCTS, text, { row: 1, field: 'customs' });
  expect(changesIn(PRODUCTS, cells).rows).toEqual([
    { code: '70489215', version: 3, customs_code: '940161' },
    { code: '70489216', version: 3, customs_code: '94016100' },
  ]);
});

test('what is no price, or has lost a zero, is stopped and the rest goes on', () => {
  const cells = { '70489215': { price: '184,990', bonus: '5' }, '70489216': { weight: 'x' } };
  expect(changesIn(PRODUCTS, cells)).toEqual({
    rows: [{ code: '70489215', version: 3, bonus_percent: 5 }],
    stopped: [
      { code: '70489215', field: 'price', why: 'zero' },
      { code: '70489216', field: 'weight', why: 'wrong' },
    ],
  });
  expect(missesZero(1_000_000, 500_000)).toBe(false);
});

test('a name is taken as it is typed, commas and all, and a paste fills only the columns that are shown', () => {
  const text = ' NARAN, шинэ \t1,899,900\t5';
  const shown = ['name', 'price', 'bonus'] as const;
  const cells = pastedInto({}, PRODUCTS, text, { row: 0, field: 'name' }, shown);
  expect(changesIn(PRODUCTS, cells, shown).rows).toEqual([
    { code: '70489215', version: 3, name: 'NARAN, шинэ', price: 1_899_900, bonus_percent: 5 },
  ]);
  expect(changesIn(PRODUCTS, cells, ['bonus']).rows).toEqual([{ code: '70489215', version: 3, bonus_percent: 5 }]);
  const comma = product('70489215', { name: 'NARAN, буйдан' });
  expect(changesIn([comma], typedInto({}, comma, 'name', 'NARAN буйдан')).rows).toHaveLength(1);
});

test('a cell that is typed back to what it was is no change', () => {
  const [first] = PRODUCTS;
  if (first === undefined) throw new Error('a product is missing');
  const typed = typedInto({}, first, 'price', '1,899,900');
  expect(typedInto(typed, first, 'price', '1849900')).toEqual({ '70489215': {} });
  expect(changesIn(PRODUCTS, { '70489215': { price: '1,849,900' } }).rows).toEqual([]);
});

test.each([
  ['name', ' Н '],
  ['price', '99'],
  ['cost', '0'],
  ['weight', '-1'],
  ['customs', '12'],
  ['bonus', '2'],
] as const)('%s: %s is refused', (field, typed) => {
  expect(cellIn(field, typed)).toBeNull();
});
