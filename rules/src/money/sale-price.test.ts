import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { PRICE_ENDINGS, runningPercent, salePrice } from './sale-price.ts';

const prices = fc.integer({ min: 0, max: 1e9 });
const percents = fc.integer({ min: 0, max: 100 });
const day = (date: number) => new Date(Date.UTC(2026, 10, date));

test('a 15 percent campaign takes 15 percent off the current price, whole tugrik', () => {
  expect(salePrice(1_849_900, 15, 0)).toEqual({ saleTug: 277_485, salePriceTug: 1_572_415 });
});

test('without a campaign a unit costs the current price', () => {
  expect(salePrice(249_900, 0, 0)).toEqual({ saleTug: 0, salePriceTug: 249_900 });
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
    fc.property(prices, percents, fc.constantFrom(...PRICE_ENDINGS), (priceTug, percent, ending) => {
      const { saleTug, salePriceTug } = salePrice(priceTug, percent, ending);
      return Number.isInteger(saleTug) && saleTug >= 0 && salePriceTug >= 0 && saleTug + salePriceTug === priceTug;
    }),
    { numRuns: 10_000 },
  );
});

test('the sale price is the spec’s price × (100 − discount) / 100, to the nearest tugrik', () => {
  fc.assert(
    fc.property(
      prices,
      percents,
      (priceTug, percent) =>
        Math.abs(100 * salePrice(priceTug, percent, 0).salePriceTug - priceTug * (100 - percent)) <= 50,
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
    'A sofa of 1,849,900₮ costs 1,572,415₮ while a campaign of 15 % runs, 277,485₮ less; with prices that end in 900 it costs 1,571,900₮.',
  );
});

test.each([
  [749_900, 15, 100, 637_400],
  [749_900, 15, 900, 636_900],
  [2_149_900, 10, 900, 1_934_900],
  [1_000, 10, 900, 900],
  [1_999, 50, 900, 900],
  [200, 50, 100, 100],
])('%i less %i percent, ending in %i, costs %i', (priceTug, percent, ending, tug) => {
  expect(salePrice(priceTug, percent, ending)).toEqual({ saleTug: priceTug - tug, salePriceTug: tug });
});

test.each([
  [999, 10, 900, 899],
  [199, 50, 100, 99],
])('where nothing would be left, %i less %i percent is not rounded to %i: %i', (priceTug, percent, ending, tug) => {
  expect(salePrice(priceTug, percent, ending).salePriceTug).toBe(tug);
});

test('without a percent nothing is rounded', () => {
  expect(salePrice(1_849_950, 0, 900)).toEqual({ saleTug: 0, salePriceTug: 1_849_950 });
});

test('a rounded price ends as wanted, is the nearest one below, and its cut is never smaller than the percent', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 99 }), fc.constantFrom(100, 900), (priceTug, percent, ending) => {
      const { salePriceTug } = salePrice(priceTug, percent, ending);
      const exact = (priceTug * (100 - percent)) / 100;
      if (exact < ending) return salePriceTug === salePrice(priceTug, percent, 0).salePriceTug;
      const step = ending === 900 ? 1_000 : 100;
      return salePriceTug % step === ending % step && salePriceTug <= exact && exact - salePriceTug < step;
    }),
    { numRuns: 10_000 },
  );
});
