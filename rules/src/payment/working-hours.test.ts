import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { addWorkingHours, STORE_HOURS, type WorkingCalendar } from './working-hours.ts';

/** A time on clocks in Ulaanbaatar. 2026-11-13 is a Friday. */
const at = (time: string): Date => new Date(`${time}:00+08:00`);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

test('the store works from Monday to Friday, 09:00 to 18:00', () => {
  expect(STORE_HOURS).toEqual({ weekdays: [1, 2, 3, 4, 5], opensAt: 9, closesAt: 18, holidays: [] });
});

test.each([
  ['in the morning, done the same day', '2026-11-13T09:30', 4, '2026-11-13T13:30'],
  ['exactly at opening', '2026-11-13T09:00', 4, '2026-11-13T13:00'],
  ['before opening, counts from opening', '2026-11-13T07:00', 4, '2026-11-13T13:00'],
  ['just after midnight, counts from opening', '2026-11-13T00:00', 4, '2026-11-13T13:00'],
  ['done exactly at closing', '2026-11-12T14:00', 4, '2026-11-12T18:00'],
  ['one minute too late for today', '2026-11-12T14:01', 4, '2026-11-13T09:01'],
  ['exactly at closing, counts from the next opening', '2026-11-12T18:00', 4, '2026-11-13T13:00'],
  ['in the evening, counts from the next opening', '2026-11-12T21:40', 3, '2026-11-13T12:00'],
  ['on Friday afternoon, done on Monday', '2026-11-13T16:30', 4, '2026-11-16T11:30'],
  ['on Saturday, counts from Monday', '2026-11-14T11:00', 4, '2026-11-16T13:00'],
  ['on Sunday, counts from Monday', '2026-11-15T23:59', 3, '2026-11-16T12:00'],
  ['a whole day is done at closing', '2026-11-16T09:00', 9, '2026-11-16T18:00'],
  ['more than a day', '2026-11-16T09:00', 10, '2026-11-17T10:00'],
  ['two days over a weekend', '2026-11-13T13:00', 18, '2026-11-17T13:00'],
  ['no hours at all, within the hours', '2026-11-13T10:00', 0, '2026-11-13T10:00'],
  ['no hours at all, in the evening', '2026-11-13T18:01', 0, '2026-11-16T09:00'],
])('%s: %s and %d hours are due %s', (_case, from, hours, due) => {
  expect(addWorkingHours(at(from), hours)).toEqual(at(due));
});

test('nobody works on a holiday', () => {
  const calendar = { ...STORE_HOURS, holidays: ['2026-11-26', '2026-11-27', '2026-12-29'] };
  expect(addWorkingHours(at('2026-11-25T16:00'), 4, calendar)).toEqual(at('2026-11-30T11:00'));
  expect(addWorkingHours(at('2026-11-26T10:00'), 4, calendar)).toEqual(at('2026-11-30T13:00'));
  expect(addWorkingHours(at('2026-12-28T17:00'), 3, calendar)).toEqual(at('2026-12-30T11:00'));
});

test('another calendar has other days and hours', () => {
  const weekend = { weekdays: [6, 0], opensAt: 9.5, closesAt: 20, holidays: [] };
  expect(addWorkingHours(at('2026-11-13T12:00'), 1, weekend)).toEqual(at('2026-11-14T10:30'));
  expect(addWorkingHours(at('2026-11-14T19:00'), 2, weekend)).toEqual(at('2026-11-15T10:30'));
});

test('a calendar in which nobody works within a year has no deadline', () => {
  const daysOff = (count: number): WorkingCalendar => ({
    ...STORE_HOURS,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    holidays: Array.from({ length: count }, (_, day) =>
      new Date(Date.UTC(2026, 10, 13) + day * DAY_MS).toISOString().slice(0, 10),
    ),
  });
  expect(addWorkingHours(at('2026-11-13T10:00'), 1, daysOff(365))).toEqual(at('2027-11-13T10:00'));
  expect(() => addWorkingHours(at('2026-11-13T10:00'), 1, daysOff(366))).toThrow(
    new RangeError('the calendar has too few working hours for a deadline within a year'),
  );
  expect(() => addWorkingHours(at('2026-11-13T10:00'), 1, { ...STORE_HOURS, closesAt: 9 })).toThrow(RangeError);
});

const holidays = ['2026-11-26', '2026-12-29', '2027-01-01'];
const starts = fc
  .integer({ min: 0, max: 80 * 24 * 60 })
  .map((minutes) => new Date(at('2026-11-01T00:00').getTime() + minutes * MINUTE_MS));
const quarters = fc.integer({ min: 1, max: 4 * 30 }).map((count) => count / 4);

const daysOffWork = new Set(holidays.map((date) => Date.parse(date) / DAY_MS));

/** Whether the shop works in that minute, counted from 1970 on clocks in Ulaanbaatar. */
function works(minute: number): boolean {
  const day = Math.floor(minute / 1440);
  const weekday = (day + 4) % 7;
  const hour = (minute % 1440) / 60;
  return weekday >= 1 && weekday <= 5 && hour >= 9 && hour < 18 && !daysOffWork.has(day);
}

test('counting minute by minute comes to the same deadline', () => {
  const clock = (instant: Date) => instant.getTime() / MINUTE_MS + 8 * 60;
  fc.assert(
    fc.property(starts, quarters, (from, hours) => {
      let minute = clock(from);
      for (let worked = 0; worked < hours * 60; minute += 1) if (works(minute)) worked += 1;
      return clock(addWorkingHours(from, hours, { ...STORE_HOURS, holidays })) === minute;
    }),
    { numRuns: 10_000 },
  );
});

test('two waits one after the other are one wait of both', () => {
  const calendar = { ...STORE_HOURS, holidays };
  fc.assert(
    fc.property(starts, quarters, quarters, (from, first, second) => {
      const oneByOne = addWorkingHours(addWorkingHours(from, first, calendar), second, calendar);
      return oneByOne.getTime() === addWorkingHours(from, first + second, calendar).getTime();
    }),
    { numRuns: 10_000 },
  );
});

test('the example is what the shop does', () => {
  expect(examples['working-hours']()).toBe(
    'A bank transfer that comes in on Friday 11/13, 16:30 is confirmed by Monday 11/16, 11:30, 4 working hours later.',
  );
});
