import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTDOWN_TICK_MS, countdown, hoursLeft } from './countdown.ts';
import { examples } from './examples.ts';

const now = new Date('2026-11-15T02:00:00Z');
const shown = (leftMs: number): string | null => {
  const left = countdown(new Date(now.getTime() + leftMs), now);
  return left && [left.days, left.hours, left.minutes, left.seconds].join(' ');
};

test.each([
  ['-1 ms', -1, null],
  ['nothing', 0, null],
  ['1 ms', 1, '00 00 00 00'],
  ['just under a second', 999, '00 00 00 00'],
  ['a second', 1000, '00 00 00 01'],
  ['just under a minute', 59_999, '00 00 00 59'],
  ['a minute', 60_000, '00 00 01 00'],
  ['just under an hour', 3_599_999, '00 00 59 59'],
  ['an hour', 3_600_000, '00 01 00 00'],
  ['just under a day', 86_399_999, '00 23 59 59'],
  ['a day', 86_400_000, '01 00 00 00'],
  ['hundred days', 8_640_000_000, '100 00 00 00'],
])('with %s left (%i ms) the offer shows %s', (_name, leftMs, text) => {
  expect(shown(leftMs)).toBe(text);
});

test.each([
  ['nothing', 0, null],
  ['a second', 1000, '00:00:01'],
  ['just under a day', 86_399_999, '23:59:59'],
  ['a day and an hour', 90_000_000, '25:00:00'],
  ['two days', 172_800_000, '48:00:00'],
])('with %s left (%i ms) an order shows %s', (_name, leftMs, text) => {
  expect(hoursLeft(new Date(now.getTime() + leftMs), now)).toBe(text);
});

test('the page counts every second', () => {
  expect(COUNTDOWN_TICK_MS).toBe(1000);
});

test('the four figures add up to the whole seconds that are left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e11 }), (leftMs) => {
      const [days = 0, hours = 0, minutes = 0, seconds = 0] = (shown(leftMs) ?? '').split(' ').map(Number);
      const whole = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      return whole === Math.floor(leftMs / 1000) && hours < 24 && minutes < 60 && seconds < 60;
    }),
    { numRuns: 10_000 },
  );
});

test('the example is what the shop does', () => {
  expect(examples.countdown()).toBe(
    'An offer that ends at midnight three days from now shows 03 : 13 : 17 : 05 at 10:42:55 in the morning.',
  );
});
