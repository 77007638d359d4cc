import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { latestViewed, rememberViewed } from './recently-viewed.ts';

const product = (code: string) => ({ code });
const list = (codes: string) => codes.split('').map(product);
const codes = (products: { code: string }[]) => products.map(({ code }) => code).join('');

test.each([
  ['the first product is remembered', '', 'a', 'a'],
  ['a new product comes last', 'abc', 'd', 'abcd'],
  ['a product seen again moves to the end', 'abc', 'a', 'bca'],
  ['the tenth product is added', 'abcdefghi', 'j', 'abcdefghij'],
  ['the eleventh product pushes out the oldest', 'abcdefghij', 'k', 'bcdefghijk'],
  ['a product seen again pushes out nobody', 'abcdefghij', 'c', 'abdefghijc'],
  ['a list that is far too long is trimmed at once', 'abcdefghijklmn', 'o', 'fghijklmno'],
])('%s', (_name, before, seen, after) => {
  expect(codes(rememberViewed(list(before), product(seen)))).toBe(after);
});

test('the product is stored as it is now, not as it was', () => {
  expect(rememberViewed([{ code: 'a', priceTug: 100 }], { code: 'a', priceTug: 90 })).toEqual([
    { code: 'a', priceTug: 90 },
  ]);
});

test.each([
  ['', ''],
  ['abc', 'cba'],
  ['abcde', 'edcba'],
  ['abcdef', 'fedcb'],
])('of the stored %j a page shows %j', (stored, shown) => {
  const before = list(stored);
  expect(codes(latestViewed(before))).toBe(shown);
  expect(codes(before)).toBe(stored);
});

test('whatever is looked at, the list holds at most 10 different products and the last one stands first on the page', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...'abcdefghijklmnop'.split('')), { minLength: 1, maxLength: 60 }),
      (looks) => {
        const stored = looks.map(product).reduce<{ code: string }[]>(rememberViewed, []);
        return (
          stored.length === Math.min(new Set(looks).size, 10) &&
          new Set(stored.map(({ code }) => code)).size === stored.length &&
          latestViewed(stored)[0]?.code === looks.at(-1)
        );
      },
    ),
    { numRuns: 10_000 },
  );
});

test('the example is what the shop does', () => {
  expect(examples['recently-viewed']()).toBe(
    'Who looked at sofa, lamp, chair and the sofa again is shown sofa, chair, lamp.',
  );
});
