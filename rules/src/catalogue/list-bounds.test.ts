import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import * as bounds from './list-bounds.ts';

test.each([
  ['a filter takes 50 choices', bounds.MOST_CHOICES, 50],
  ['a colour has a name of up to 60 letters', bounds.LONGEST_COLOR_NAME, 60],
  ['a material has a name of up to 80 letters', bounds.LONGEST_MATERIAL_NAME, 80],
  ['prices reach to a milliard tugrik', bounds.HIGHEST_PRICE_TUG, 1_000_000_000],
  ['sizes reach to a hundred metres', bounds.HIGHEST_SIZE_CM, 10_000],
])('%s', (_sentence, bound, figure) => {
  expect(bound).toBe(figure);
});

test.each(['1', '42', '999999999'])('%j names a row', (text) => {
  expect(bounds.ROW_ID.test(text)).toBe(true);
});

test.each(['', '0', '-1', '07', '1e3', ' 1', '1 ', '1x', 'x1', '1234567890'])('%j names no row', (text) => {
  expect(bounds.ROW_ID.test(text)).toBe(false);
});

test('the example is what the shop does', () => {
  expect(examples['list-bounds']()).toBe(
    'Whoever ticks every colour chooses by 50 of them; “from 800,000₮” asks for 800,000 to 1,000,000,000₮, “from 80 cm” for 80 to 10,000 cm.',
  );
});
