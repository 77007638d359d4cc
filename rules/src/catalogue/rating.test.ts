import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { ratingBreakdown, shownRating } from './rating.ts';

const someRates = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 300 });
const given = fc.nat(5_000);
const runs = { numRuns: 10_000 };

test('a product without reviews shows five stars', () => {
  expect(shownRating({ sum: 0, count: 0 })).toBe(5);
});

test.each([
  [1, 1, 1],
  [14, 3, 4.7],
  [13, 3, 4.3],
  [17, 4, 4.3],
  [5, 1, 5],
])('%i stars from %i reviews are shown as %d', (sum, count, shown) => {
  expect(shownRating({ sum, count })).toBe(shown);
});

test('the breakdown counts each rate in whole percent, five first', () => {
  expect(ratingBreakdown([0, 0, 0, 1, 2])).toEqual([
    { rate: 5, percent: 67 },
    { rate: 4, percent: 33 },
    { rate: 3, percent: 0 },
    { rate: 2, percent: 0 },
    { rate: 1, percent: 0 },
  ]);
});

test('without reviews every bar of the breakdown is empty', () => {
  expect(ratingBreakdown([0, 0, 0, 0, 0]).every(({ percent }) => percent === 0)).toBe(true);
});

test('a rating lies between the worst and the best review', () => {
  fc.assert(
    fc.property(someRates, (rates) => {
      const shown = shownRating({ sum: rates.reduce((sum, rate) => sum + rate), count: rates.length });
      return shown >= Math.min(...rates) && shown <= Math.max(...rates);
    }),
    runs,
  );
});

test('the bars add up to 100 percent, but for the rounding of each', () => {
  fc.assert(
    fc.property(fc.tuple(given, given, given, given, given), (stars) => {
      fc.pre(stars.some((count) => count > 0));
      const total = ratingBreakdown(stars).reduce((sum, { percent }) => sum + percent, 0);
      return Math.abs(total - 100) <= 2;
    }),
    runs,
  );
});

test('the example is what the shop does', () => {
  expect(examples.rating()).toBe(
    'Rated 5, 5, 4, a product shows 4.7 stars, 67 % of them fives; without reviews it shows 5.',
  );
});
