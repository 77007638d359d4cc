import { expect, test } from 'vitest';
import { badgeText, cartCount } from './cart-badge.ts';
import { examples } from './examples.ts';

test.each([
  [0, ''],
  [1, '1'],
  [8, '8'],
  [9, '9'],
  [10, '9+'],
  [100, '9+'],
])('the icon of %i products says %j', (count, said) => {
  expect(badgeText(count)).toBe(said);
});

test('four chairs and a sofa are two products', () => {
  const line = { checked: true, priceSeenTug: 1 };
  expect(
    cartCount([
      { ...line, code: 'chair', quantity: 4 },
      { ...line, code: 'sofa', quantity: 1, checked: false },
    ]),
  ).toBe(2);
});

test('the example reads well', () => {
  expect(examples['cart-badge']()).toBe('The cart icon says “9” for nine products and “9+” for ten.');
});
