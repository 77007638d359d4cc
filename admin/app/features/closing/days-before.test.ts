import { expect, test } from 'vitest';
import { dayLater, lastDays, shortDay } from './days-before.ts';

test('days pass over the ends of months and years', () => {
  expect(dayLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(lastDays('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(shortDay('2026-11-06')).toBe('11/06');
});
