import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentMethods } from '../payment/payment-methods.ts';
import { STORE_HOURS } from '../payment/working-hours.ts';
import { examples } from './examples.ts';
import { expiresAt, isOverdue, notifyAt, payBy } from './order-expiry.ts';

/** A time on clocks in Ulaanbaatar. 2026-11-13 is a Friday. */
const at = (time: string): Date => new Date(`${time}:00+08:00`);
const hours = { usual: 24, transferOrLoan: 48 };
const friday = at('2026-11-13T17:30');

test('an unpaid order expires after a day', () => {
  expect(payBy(friday, 'qpay', hours)).toEqual(at('2026-11-14T17:30'));
  expect(expiresAt(friday, 'qpay', hours, STORE_HOURS)).toEqual(at('2026-11-14T17:30'));
});

test('Friday’s transfer may be sent until Sunday, and the order lives until somebody could see it on Monday', () => {
  for (const method of ['mobile', 'mcredit'] as const) {
    expect(payBy(friday, method, hours)).toEqual(at('2026-11-15T17:30'));
    expect(expiresAt(friday, method, hours, STORE_HOURS)).toEqual(at('2026-11-16T13:00'));
  }
});

test('a transfer that ends within the hours of the store has four more of them', () => {
  expect(expiresAt(at('2026-11-09T10:00'), 'mobile', hours, STORE_HOURS)).toEqual(at('2026-11-11T14:00'));
});

test('holidays of the table put the end off', () => {
  const calendar = { ...STORE_HOURS, holidays: ['2026-11-16', '2026-11-17'] };
  expect(expiresAt(friday, 'mobile', hours, calendar)).toEqual(at('2026-11-18T13:00'));
});

test('an order for which no payment was chosen expires after a day', () => {
  expect(expiresAt(friday, null, hours, STORE_HOURS)).toEqual(at('2026-11-14T17:30'));
});

test('an instalment is confirmed by the lender’s app, and nobody has to see it', () => {
  expect(expiresAt(friday, 'storepay', hours, STORE_HOURS)).toEqual(at('2026-11-14T17:30'));
});

test('the shop can set other hours', () => {
  const others = { usual: 1, transferOrLoan: 96 };
  expect(expiresAt(friday, 'golomt', others, STORE_HOURS)).toEqual(at('2026-11-13T18:30'));
  expect(payBy(friday, 'mobile', others)).toEqual(at('2026-11-17T17:30'));
});

test('the customer is notified two hours before, and at once where there is less time', () => {
  expect(notifyAt(friday, at('2026-11-14T17:30'))).toEqual(at('2026-11-14T15:30'));
  expect(notifyAt(friday, at('2026-11-13T18:30'))).toEqual(friday);
});

test.each([
  ['a millisecond before the moment', -1, false],
  ['at the moment', 0, true],
  ['a millisecond after it', 1, true],
])('%s an unpaid order is overdue: %s → %s', (_when, ms, overdue) => {
  const expiry = expiresAt(friday, 'qpay', hours, STORE_HOURS);
  expect(isOverdue(expiry, new Date(expiry.getTime() + ms))).toBe(overdue);
});

test('no order is overdue when it is made, and each can be paid until it ends', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.constantFrom(...paymentMethods, null),
      (madeAt, method) => {
        const [end, expiry] = [payBy(madeAt, method, hours), expiresAt(madeAt, method, hours, STORE_HOURS)];
        return !isOverdue(expiry, madeAt) && madeAt < end && end <= expiry;
      },
    ),
    { numRuns: 10_000 },
  );
});

test('the example is what the shop does', () => {
  expect(examples['order-expiry']()).toBe(
    'An order made on Friday 11/13, 18:00 waits for QPay until 11/14, 18:00; a bank transfer may be sent until 11/15, 18:00, and the order lives until Monday 11/16, 13:00.',
  );
});
