import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { lowestPrice, type PriceStep } from './lowest-price.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const NONE = { percent: 0, ending: 0, startsAt: null, endsAt: null };
const step = (date: number, priceTug: number, campaign: Partial<PriceStep['campaign']> = {}): PriceStep => ({
  from: day(date),
  priceTug,
  campaign: { ...NONE, ...campaign },
});

test('the lowest of the last 30 days counts, not what it cost before them', () => {
  expect(lowestPrice([step(-60, 100), step(-40, 300), step(10, 200)], day(20))).toBe(200);
  expect(lowestPrice([step(-60, 100), step(-5, 300)], day(20))).toBe(100);
});

test('a price that began 30 days ago to the moment replaced the one before it', () => {
  expect(lowestPrice([step(-60, 100), step(-10, 300)], day(20))).toBe(300);
});

test('what begins at that moment, or later, is not before it', () => {
  expect(lowestPrice([step(1, 300), step(20, 100), step(25, 50)], day(20))).toBe(300);
});

test('nothing was sold before the first price', () => {
  expect(lowestPrice([], day(20))).toBeNull();
  expect(lowestPrice([step(20, 100)], day(20))).toBeNull();
});

test.each([
  ['runs within the days', day(12), day(14), 900],
  ['has no dates', null, null, 900],
  ['was over before the step', day(-30), day(5), 1_000],
  ['ends as the step begins', day(-30), day(10), 1_000],
  ['begins at that moment', day(20), null, 1_000],
])('a campaign that %s makes %s–%s: %i', (_when, startsAt, endsAt, lowest) => {
  expect(lowestPrice([step(10, 1_000, { percent: 10, startsAt, endsAt })], day(20))).toBe(lowest);
});

test('the price of a campaign is rounded as it was', () => {
  expect(lowestPrice([step(10, 749_900, { percent: 15, ending: 900 })], day(20))).toBe(636_900);
});

test('the example reads well', () => {
  expect(examples['lowest-price']()).toBe(
    'A sofa that cost 1,849,900₮ until 11/10 and 2,149,900₮ since says on 11/20: lowest of 30 days 1,849,900₮.',
  );
});
