import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arrivalDates,
  CONFIRMED_DAYS,
  formatDateRange,
  HAND_OVER_HOURS,
  handOver,
  orderEstimate,
  paymentNoteDates,
} from './delivery-dates.ts';
import { examples } from './examples.ts';

const now = new Date('2026-11-15T02:00:00Z');

test('ordered goods arrive 12 to 16 days from today', () => {
  expect(formatDateRange(arrivalDates(now, { readyInUlaanbaatar: false }))).toBe('11/27 – 12/01');
});

test('goods that are ready in the capital arrive tomorrow or the day after', () => {
  expect(formatDateRange(arrivalDates(now, { readyInUlaanbaatar: true }))).toBe('11/16 – 11/17');
});

test('an order is estimated 12 to 16 days after its creation, as the product page said', () => {
  expect(formatDateRange(orderEstimate(now))).toBe('11/27 – 12/01');
  expect(orderEstimate(now)).toEqual(arrivalDates(now, { readyInUlaanbaatar: false }));
});

test('the payment page promises 14 to 18 days after the confirmation', () => {
  expect(formatDateRange(paymentNoteDates(now))).toBe('11/29 – 12/03');
  expect(CONFIRMED_DAYS).toEqual({ first: 14, last: 18 });
});

test('goods that came to the capital are handed over 24 to 48 hours later', () => {
  expect(handOver(now)).toEqual({ from: new Date('2026-11-16T02:00:00Z'), to: new Date('2026-11-17T02:00:00Z') });
  expect(HAND_OVER_HOURS).toBe('24–48');
});

test('days are those of Ulaanbaatar: an order late in the evening counts from the next day in London', () => {
  expect(formatDateRange(orderEstimate(new Date('2026-11-14T16:00:00Z')))).toBe('11/27 – 12/01');
  expect(formatDateRange(orderEstimate(new Date('2026-11-14T15:59:59Z')))).toBe('11/26 – 11/30');
});

test('the promise of the payment page is never earlier than the estimate of the order', () => {
  const number = ({ year, month, day }: { year: number; month: number; day: number }) =>
    year * 10_000 + month * 100 + day;
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (instant) => {
        const estimate = orderEstimate(instant);
        const promise = paymentNoteDates(instant);
        return number(estimate.from) < number(promise.from) && number(estimate.to) < number(promise.to);
      },
    ),
    { numRuns: 10_000 },
  );
});

test('the example is what the shop does', () => {
  expect(examples['delivery-dates']()).toBe(
    'An order of 11/15 arrives 11/27 – 12/01 (the payment page promises 11/29 – 12/03), and goods that are ready in the capital arrive 11/16 – 11/17.',
  );
});
