import type { Ask } from '@tokhi/contract/client';
import { expect, test } from 'vitest';
import { readState } from '../filters/filters.ts';
import { namedListAt, namedReply } from './named-lists.ts';

/** What the list at a path asks the shop for. */
async function question(path: string) {
  const asked: [name: string, body: unknown][] = [];
  const ask: Ask = async (name, body) => {
    asked.push([name, body]);
    throw new Error('no answer');
  };
  const named = namedListAt(path);
  if (named === undefined) throw new Error(`no list at ${path}`);
  await expect(namedReply(named, ask, readState(new URLSearchParams('page=2&brand=3')))).rejects.toThrow('no answer');
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
  expect(await question(path)).toMatchObject([[name, { page: 2, brand: [3], ...(only && { only }) }]]);
});

test('a path is read as the router reads it', () => {
  expect(namedListAt('/ikea-family/')).toBe(namedListAt('/IKEA-family'));
  expect(namedListAt('/top-21')).toBeUndefined();
});

test('only the family list is divided after every fifth product', () => {
  expect(namedListAt('/IKEA-family')?.divideEvery).toBe(5);
  expect(namedListAt('/lower')?.divideEvery).toBeUndefined();
});
