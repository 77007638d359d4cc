import { expect, test } from 'vitest';
import { readShared, sharedFragment } from './shared-cart.ts';

const line = (code: string, quantity: number, checked = true) => ({ code, quantity, checked, priceSeenTug: 100 });

test('a link says the ticked products and how many, and is read back so', () => {
  const fragment = sharedFragment([line('70489215', 2), line('70489216', 1), line('70489217', 4, false)]);
  expect(fragment).toBe('#goods=70489215*2,70489216');
  expect(readShared(fragment)).toEqual([
    { code: '70489215', quantity: 2 },
    { code: '70489216', quantity: 1 },
  ]);
});

test.each([
  ['', []],
  ['#reviews', []],
  ['#goods=', []],
  ['#goods=<script>,a*0,b*1000,c*-1', []],
  ['#goods=a*2,a*3', [{ code: 'a', quantity: 3 }]],
])('of the fragment «%s» what is no line is left out', (fragment, lines) => {
  expect(readShared(fragment)).toEqual(lines);
});

test('a link of more products than a cart holds is cut off', () => {
  const many = Array.from({ length: 150 }, (_, at) => `c${at}`).join(',');
  expect(readShared(`#goods=${many}`)).toHaveLength(100);
});
