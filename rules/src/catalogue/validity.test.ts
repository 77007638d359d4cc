import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { validityPeriod } from './validity.ts';

const midnight = (day: string) => new Date(`${day}T00:00:00+08:00`);
const from = midnight('2026-11-16');
const to = midnight('2026-11-30');

test.each([
  ['before it starts', '2026-11-01T12:00:00+08:00', '11/16 – 11/30'],
  ['in the last minute of its last day', '2026-11-30T23:59:59+08:00', '11/16 – 11/30'],
  ['a minute later', '2026-12-01T00:00:00+08:00', null],
  ['in the next year', '2027-01-05T00:00:00+08:00', null],
])('a price with a first and a last day says, %s (%s): %s', (_when, now, said) => {
  expect(validityPeriod({ from, to }, new Date(now))).toBe(said);
});

test('without a first day only the last one is said', () => {
  expect(validityPeriod({ from: null, to }, from)).toBe('11/30');
});

test('a price without a last day says nothing', () => {
  expect(validityPeriod({ from, to: null }, from)).toBeNull();
});

test('a period may run over the end of a year', () => {
  const winter = { from: midnight('2026-12-20'), to: midnight('2027-01-05') };
  expect(validityPeriod(winter, midnight('2026-12-24'))).toBe('12/20 – 01/05');
});

test('the example reads well', () => {
  expect(examples.validity()).toBe('Late on 30 November a price says “11/16 – 11/30”, a day later it says nothing.');
});
