import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { changeTenths, costTug, isBeyond, marginTenths } from './price-change.ts';

test.each([
  [2_149_900, 1_934_900, -100],
  [1_999_900, 2_149_900, 75],
  [100_000, 100_000, 0],
])('from %i to %i is %i tenths of a percent', (from, to, tenths) => {
  expect(changeTenths(from, to)).toBe(tenths);
});

test.each([
  [95_000, false],
  [94_999, true],
  [105_000, false],
  [105_001, true],
])('of 100,000 with a limit of 5 percent, %i is beyond it: %s', (to, beyond) => {
  expect(isBeyond(100_000, to, 5)).toBe(beyond);
});

test('a cost in yuan is told in tugrik', () => {
  expect(costTug(248_000, 487)).toBe(1_207_760);
  expect(costTug(1, 487)).toBe(5);
});

test('a margin is what is left of the price, and may be less than nothing', () => {
  expect(marginTenths(1_934_900, 1_207_760)).toBe(376);
  expect(marginTenths(1_000, 2_000)).toBe(-1_000);
});

test('the example reads well', () => {
  expect(examples['price-change']()).toBe(
    'From 2,149,900₮ to 1,934,900₮ is −10 % and needs a second person; bought for ¥2,480 at 487₮, 37.6 % of it is left.',
  );
});
