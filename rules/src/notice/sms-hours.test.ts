import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { smsMoment } from './sms-hours.ts';

/** Ulaanbaatar is eight hours ahead: 01:00Z is nine in the morning. */
test.each([
  ['before the morning', '2026-11-16T00:59:59Z', '2026-11-16T01:00:00.000Z'],
  ['after midnight', '2026-11-15T16:00:00Z', '2026-11-16T01:00:00.000Z'],
  ['at nine', '2026-11-16T01:00:00Z', '2026-11-16T01:00:00.000Z'],
  ['at noon', '2026-11-16T04:00:00Z', '2026-11-16T04:00:00.000Z'],
  ['a second before nine in the evening', '2026-11-16T12:59:59Z', '2026-11-16T12:59:59.000Z'],
  ['at nine in the evening', '2026-11-16T13:00:00Z', '2026-11-17T01:00:00.000Z'],
  ['on New Year’s Eve', '2026-12-31T15:00:00Z', '2027-01-01T01:00:00.000Z'],
])('a phone rings by day only: %s', (_when, now, rings) => {
  expect(smsMoment(new Date(now)).toISOString()).toBe(rings);
});

test('the example is true', () => {
  expect(examples['sms-hours']()).toBe('What happens at 11/16, 21:30 is told to the phone at 11/17, 09:00.');
});
