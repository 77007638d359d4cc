import type { Product } from '@tokhi/contract/fields/product-fields';
import { expect, test } from 'vitest';
import { comparedRows, differ } from './compared-rows.ts';

const product = (facts: Partial<Product>): Product =>
  ({ dimension: '215×97×91 см', brandname: 'KHANGAI', specs: [], ...facts }) as Product;

test('every specification that one of the products has gets a line, and who has none gets a dash', () => {
  const rows = comparedRows([
    product({ specs: [{ name: 'Суудал', value: '3' }] }),
    product({
      specs: [
        { name: 'Бүрээс', value: 'Хөвөн даавуу' },
        { name: 'Суудал', value: '3' },
      ],
    }),
  ]);
  expect(rows.map(({ name, values }) => [name, ...values])).toEqual([
    ['Хэмжээ', '215×97×91 см', '215×97×91 см'],
    ['Суудал', '3', '3'],
    ['Бүрээс', '–', 'Хөвөн даавуу'],
    ['Брэнд', 'KHANGAI', 'KHANGAI'],
  ]);
});

test('lines that tell the products apart are known', () => {
  const rows = comparedRows([product({}), product({ dimension: '237×105×89 см' })]);
  expect(rows.filter(({ differs }) => differs).map(({ name }) => name)).toEqual(['Хэмжээ']);
});

test('a line that says nothing about any product is left out', () => {
  expect(comparedRows([product({ dimension: '' })]).map(({ name }) => name)).toEqual(['Брэнд']);
});

test('a single product differs from nothing', () => {
  expect(differ(['3'])).toBe(false);
});
