import { expect, test } from 'vitest';
import { placedProducts, spotAt, withSpot } from './room-goods.ts';

const pieces = [
  { product: '70512101', spot: { x: 10, y: 20 } },
  { product: '70512102', spot: null },
];

test('a mark stays inside of the picture, to a hundredth of a per cent', () => {
  expect(spotAt(-3, 33.333_3)).toEqual({ x: 0, y: 33.33 });
  expect(spotAt(140, 100)).toEqual({ x: 100, y: 100 });
});

test('pieces keep their marks in another order, and a new one has none', () => {
  expect(placedProducts(pieces, ['70512103', '70512101'])).toEqual([{ product: '70512103', spot: null }, pieces[0]]);
  expect(withSpot(pieces, '70512102', { x: 1, y: 2 })[1]).toEqual({ product: '70512102', spot: { x: 1, y: 2 } });
});
