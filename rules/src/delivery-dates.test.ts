import { expect, test } from 'vitest';
import { arrivalDates, formatDateRange } from './delivery-dates.ts';

const now = new Date('2026-11-15T02:00:00Z');

test('ordered goods arrive 12 to 16 days from today', () => {
  expect(formatDateRange(arrivalDates(now, { readyInUlaanbaatar: false }))).toBe('11/27 – 12/01');
});

test('goods that are ready in the capital arrive tomorrow or the day after', () => {
  expect(formatDateRange(arrivalDates(now, { readyInUlaanbaatar: true }))).toBe('11/16 – 11/17');
});
