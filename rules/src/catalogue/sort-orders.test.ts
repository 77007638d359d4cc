import { expect, test } from 'vitest';
import { example } from './sort-orders.example.ts';

test('the example names every order that there is', () => {
  expect(example()).toBe(
    'A list can be put in 7 orders: popular, newest, price-up, price-down, discount, rating, size.',
  );
});
