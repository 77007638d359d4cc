import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentMethods } from '../payment/payment-methods.ts';
import { example } from './order-expiry.example.ts';
import { expiresAt, isOverdue } from './order-expiry.ts';

const made = new Date('2026-11-15T02:00:00Z');

test('an unpaid order expires after a day', () => {
  expect(expiresAt(made, 'qpay')).toEqual(new Date('2026-11-16T02:00:00Z'));
});

test('a transfer and a loan have two days', () => {
  expect(expiresAt(made, 'mobile')).toEqual(new Date('2026-11-17T02:00:00Z'));
  expect(expiresAt(made, 'mcredit')).toEqual(new Date('2026-11-17T02:00:00Z'));
});

test('an order for which no payment was chosen expires after a day', () => {
  expect(expiresAt(made, null)).toEqual(new Date('2026-11-16T02:00:00Z'));
});

test('the shop can set other hours', () => {
  const hours = { usual: 1, transferOrLoan: 96 };
  expect(expiresAt(made, 'golomt', hours)).toEqual(new Date('2026-11-15T03:00:00Z'));
  expect(expiresAt(made, 'mobile', hours)).toEqual(new Date('2026-11-19T02:00:00Z'));
});

test.each([
  ['a millisecond before the moment', -1, false],
  ['at the moment', 0, true],
  ['a millisecond after it', 1, true],
])('%s an unpaid order is overdue: %s → %s', (_when, ms, overdue) => {
  const expiry = expiresAt(made, 'qpay');
  expect(isOverdue(expiry, new Date(expiry.getTime() + ms))).toBe(overdue);
});

test('no order is overdue when it is made', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.constantFrom(null, ...paymentMethods),
      (created, method) => !isOverdue(expiresAt(created, method), created),
    ),
    { numRuns: 10_000 },
  );
});

test('the example is what the shop does', () => {
  expect(example()).toBe(
    'An order made on 11/13, 18:00 waits for QPay until 11/14, 18:00 and for a bank transfer until 11/15, 18:00.',
  );
});
