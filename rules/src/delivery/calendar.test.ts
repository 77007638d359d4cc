import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatFullDate,
  formatMoment,
  formatMonthDay,
  isoDate,
  ulaanbaatarDate,
  ulaanbaatarMidnight,
  ulaanbaatarWeekday,
} from './calendar.ts';
import { examples } from './examples.ts';

const instants = fc.date({ min: new Date('2018-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const runs = { numRuns: 10_000 };

test('late evening in London is already tomorrow in Ulaanbaatar', () => {
  expect(ulaanbaatarDate(new Date('2026-12-31T16:00:00Z'))).toEqual({ year: 2027, month: 1, day: 1 });
  expect(ulaanbaatarDate(new Date('2026-12-31T15:59:59Z'))).toEqual({ year: 2026, month: 12, day: 31 });
});

test('days later run over the end of a month', () => {
  expect(ulaanbaatarDate(new Date('2026-11-15T02:00:00Z'), 16)).toEqual({ year: 2026, month: 12, day: 1 });
});

test('dates are written as 12/01, 2026.12.01 and 2026-12-01', () => {
  const date = { year: 2026, month: 12, day: 1 };
  expect(formatMonthDay(date)).toBe('12/01');
  expect(formatFullDate(date)).toBe('2026.12.01');
  expect(isoDate(date)).toBe('2026-12-01');
  expect(isoDate({ year: 2026, month: 1, day: 31 })).toBe('2026-01-31');
});

test('a moment is written with the hour of Ulaanbaatar', () => {
  expect(formatMoment(new Date('2026-11-15T02:42:59Z'))).toBe('11/15, 10:42');
  expect(formatMoment(new Date('2026-11-15T16:05:00Z'))).toBe('11/16, 00:05');
});

test.each([
  ['at midnight', '2026-11-14T16:00:00.000Z'],
  ['in the morning', '2026-11-15T02:12:34.567Z'],
  ['a millisecond before midnight', '2026-11-15T15:59:59.999Z'],
])('a day that is looked at %s began at midnight in Ulaanbaatar', (_when, instant) => {
  expect(ulaanbaatarMidnight(new Date(instant))).toEqual(new Date('2026-11-14T16:00:00Z'));
});

test('three days later the day begins three days later', () => {
  expect(ulaanbaatarMidnight(new Date('2026-11-15T02:12:34Z'), 3)).toEqual(new Date('2026-11-17T16:00:00Z'));
});

test('the week turns at midnight in Ulaanbaatar, and 0 is Sunday', () => {
  expect(ulaanbaatarWeekday(new Date('2026-11-14T15:59:59Z'))).toBe(6);
  expect(ulaanbaatarWeekday(new Date('2026-11-14T16:00:00Z'))).toBe(0);
});

test('dates and hours agree with the time zone data of the computer', () => {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Ulaanbaatar', dateStyle: 'short', timeStyle: 'short' });
  fc.assert(
    fc.property(instants, (instant) => {
      const [date, time] = clock.format(instant).split(' ');
      return isoDate(ulaanbaatarDate(instant)) === date && formatMoment(instant).slice(-5) === time;
    }),
    runs,
  );
});

test('the day began at 00:00 of the same date', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const midnight = ulaanbaatarMidnight(instant);
      return formatMoment(midnight) === `${formatMonthDay(ulaanbaatarDate(instant))}, 00:00` && midnight <= instant;
    }),
    runs,
  );
});

test('the example is what the shop does', () => {
  expect(examples.calendar()).toBe("When it is 16:00 on New Year's Eve in London, the shop already writes 2027.01.01.");
});
