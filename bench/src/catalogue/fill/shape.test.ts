import { expect, test } from 'vitest';
import { CATEGORIES_ASKED, CATEGORY_PERCENTS, categoryThresholds, codeOf, rareWordCount } from './shape.ts';

test('the categories share out all products, and those that are asked have the shares they are asked for', () => {
  expect(CATEGORY_PERCENTS.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100);
  const { small, middle, biggest } = CATEGORIES_ASKED;
  expect([small, middle, biggest].map((id) => CATEGORY_PERCENTS[id - 1])).toEqual([1.6, 5, 24]);
  expect(categoryThresholds().slice(0, 2)).toEqual([0.24, 0.36]);
  expect(categoryThresholds()).toHaveLength(19);
});

test('every product has a code of eight digits of its own', () => {
  const codes = new Set(Array.from({ length: 100_000 }, (_, product) => codeOf(product + 1)));
  expect(codes.size).toBe(100_000);
  expect([...codes].every((code) => /^[1-9]\d{7}$/.test(code))).toBe(true);
});

test('a rare word is in some fifty products, whatever the size of the shop', () => {
  expect([10_000, 1_000_000].map(rareWordCount)).toEqual([200, 20_000]);
});
