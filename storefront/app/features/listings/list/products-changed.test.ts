import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { productsChanged } from './products-changed.ts';

const changed = (from: string, to: string) =>
  productsChanged({
    currentUrl: new URL(from, 'https://shop.test'),
    nextUrl: new URL(to, 'https://shop.test'),
  } as ShouldRevalidateFunctionArgs);

test('turning from grid to list asks the server nothing', () => {
  expect(changed('/categories/3?brand=2', '/categories/3?brand=2&view=list')).toBe(false);
});

test.each([
  '/categories/3?brand=4',
  '/categories/3?brand=2&page=2',
  '/categories/3?brand=2&sort=newest',
  '/categories/4?brand=2',
])('other products are asked for: %s', (to) => {
  expect(changed('/categories/3?brand=2', to)).toBe(true);
});
