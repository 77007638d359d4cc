import { expect, test } from 'vitest';
import { formatFullDate, formatMonthDay, ulaanbaatarDate } from './calendar.ts';

test('late evening in London is already tomorrow in Ulaanbaatar', () => {
  expect(ulaanbaatarDate(new Date('2026-12-31T16:00:00Z'))).toEqual({ year: 2027, month: 1, day: 1 });
  expect(ulaanbaatarDate(new Date('2026-12-31T15:59:59Z'))).toEqual({ year: 2026, month: 12, day: 31 });
});

test('days later run over the end of a month', () => {
  expect(ulaanbaatarDate(new Date('2026-11-15T02:00:00Z'), 16)).toEqual({ year: 2026, month: 12, day: 1 });
});

test('dates are written as 12/01 and 2026.12.01', () => {
  const date = { year: 2026, month: 12, day: 1 };
  expect(formatMonthDay(date)).toBe('12/01');
  expect(formatFullDate(date)).toBe('2026.12.01');
});
