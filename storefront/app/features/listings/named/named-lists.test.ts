import type { Ask } from '@tokhi/contract/client';
import { expect, test } from 'vitest';
import { namedListAt } from './named-lists.ts';

/** What the list at a path asks the shop for. */
async function question(path: string) {
  const asked: unknown[] = [];
  const ask = (async (name: string, body: object) => {
    asked.push([name, body]);
    return { totalProduct: 0, totalPage: 0 };
  }) as unknown as Ask;
  await namedListAt(path)?.ask(ask, { page: 2 });
  return asked;
}

test.each([
  ['/top-20', 'top20', undefined],
  ['/lower', 'lowerPrice', undefined],
  ['/new-lower-price', 'lowerPrice', 'New_lower_price'],
  ['/finished-product', 'lowerPrice', 'finish'],
  ['/newer', 'newProducts', undefined],
  ['/new-arrival', 'newArrival', undefined],
  ['/trend', 'top20', 'trend'],
  ['/IKEA-family', 'ikeaFamily', undefined],
])('%s asks for its own list', async (path, name, only) => {
  expect(await question(path)).toEqual([[name, { page: 2, only }]]);
});

test('a path is read as the router reads it', () => {
  expect(namedListAt('/ikea-family/')).toBe(namedListAt('/IKEA-family'));
  expect(namedListAt('/top-21')).toBeUndefined();
});

test('only the family list is divided after every fifth product', () => {
  expect(namedListAt('/IKEA-family')?.divideEvery).toBe(5);
  expect(namedListAt('/lower')?.divideEvery).toBeUndefined();
});
