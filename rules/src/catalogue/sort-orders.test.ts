import { expect, test } from 'vitest';
import { examples } from './examples.ts';

test('the example names every order that there is', () => {
  expect(examples['sort-orders']()).toBe(
    'A list can be put in 7 orders: popular, newest, price-up, price-down, discount, rating, size.',
  );
});
