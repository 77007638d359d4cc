import { expect, test } from 'vitest';
import { ratingBreakdown, shownRating } from './rating.ts';

test('a product without reviews shows five stars', () => {
  expect(shownRating({ sum: 0, count: 0 })).toBe(5);
});

test('a rating is the mean with one decimal', () => {
  expect(shownRating({ sum: 14, count: 3 })).toBe(4.7);
});

test('the breakdown counts each rate in whole percent, five first', () => {
  expect(ratingBreakdown([5, 5, 4])).toEqual([
    { rate: 5, percent: 67 },
    { rate: 4, percent: 33 },
    { rate: 3, percent: 0 },
    { rate: 2, percent: 0 },
    { rate: 1, percent: 0 },
  ]);
});

test('without reviews every bar of the breakdown is empty', () => {
  expect(ratingBreakdown([]).every(({ percent }) => percent === 0)).toBe(true);
});
