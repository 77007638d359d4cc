import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
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

test('a price is never negative, and never above the current one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100 }), (priceTug, percent) => {
      const { saleTug, salePriceTug } = salePrice(priceTug, percent);
      return Number.isInteger(saleTug) && saleTug >= 0 && salePriceTug >= 0 && saleTug + salePriceTug === priceTug;
    }),
    { numRuns: 10_000 },
  );
});

test('the sale price is the spec’s price × (100 − discount) / 100, to the nearest tugrik', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 100 }),
      (priceTug, percent) =>
        Math.abs(100 * salePrice(priceTug, percent).salePriceTug - priceTug * (100 - percent)) <= 50,
    ),
    { numRuns: 10_000 },
  );
});

test('a campaign with only a start runs from then on, one with only an end until then', () => {
  const percentOn = (startsAt: Date | null, endsAt: Date | null, date: number) =>
    runningPercent({ percent: 20, startsAt, endsAt }, day(date));
  expect([percentOn(day(10), null, 9), percentOn(day(10), null, 30)]).toEqual([0, 20]);
  expect([percentOn(null, day(20), 1), percentOn(null, day(20), 20)]).toEqual([20, 0]);
});

test('the example reads well', () => {
  expect(examples['sale-price']()).toBe(
    'A sofa of 1,849,900₮ costs 1,572,415₮ while a campaign of 15 % runs: 277,485₮ less.',
  );
});
