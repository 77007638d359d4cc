import { expect, test } from 'vitest';
import { runningPercent, salePrice } from './sale-price.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));

test('a 15 percent campaign takes 15 percent off the current price, whole tugrik', () => {
  expect(salePrice(1_849_900, 15)).toEqual({ saleTug: 277_485, salePriceTug: 1_572_415 });
});

test('without a campaign a unit costs the current price', () => {
  expect(salePrice(249_900, 0)).toEqual({ saleTug: 0, salePriceTug: 249_900 });
});

test.each([
  ['before it starts', 9, 0],
  ['at its start', 10, 20],
  ['in the middle', 12, 20],
  ['at its end', 20, 0],
])('a campaign %s counts for %s → %i percent', (_when, date, percent) => {
  expect(runningPercent({ percent: 20, startsAt: day(10), endsAt: day(20) }, day(date))).toBe(percent);
});

test('a campaign without dates always runs', () => {
  expect(runningPercent({ percent: 20, startsAt: null, endsAt: null }, day(1))).toBe(20);
});
