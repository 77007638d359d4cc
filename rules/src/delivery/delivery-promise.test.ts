import { expect, test } from 'vitest';
import { formatMonthDay } from './calendar.ts';
import { promisedBy } from './delivery-promise.ts';

test('an order keeps its promise until the last date of its note, or 48 hours after the payment where it is ready', () => {
  const paidAt = new Date('2026-11-15T02:00:00Z');
  expect(formatMonthDay(promisedBy(paidAt, 'beijing'))).toBe('12/03');
  expect(formatMonthDay(promisedBy(paidAt, 'ulaanbaatar'))).toBe('11/17');
});
