import { expect, test } from 'vitest';
import { example } from './payment-methods.example.ts';
import {
  confirmationHours,
  DEFAULT_PAYMENT_METHOD,
  hoursToPay,
  lendingPerMille,
  paymentKind,
  paymentMethods,
  paymentName,
} from './payment-methods.ts';

test.each([
  ['golomt', 'Голомт', 'card', 0, 24, null],
  ['qpay', 'QPay', 'qr', 0, 24, null],
  ['monpay', 'MonPay', 'wallet', 0, 24, null],
  ['mobile', 'Дансаар шилжүүлэх', 'transfer', 0, 48, 4],
  ['mongolchat', 'MongolChat', 'wallet', 0, 24, null],
  ['storepay', 'Storepay', 'instalment', 99, 24, null],
  ['KhanLending', 'Хаан банк', 'loan', 11, 48, 3],
  ['pocket', 'Pocket', 'loan', 66, 48, 3],
  ['mcredit', 'M credit', 'loan', 66, 48, 3],
] as const)(
  '%s is shown as «%s», is a %s, takes %i per mille, waits %i hours, is confirmed in %s working hours',
  (method, name, kind, perMille, hours, workingHours) => {
    expect(paymentName(method)).toBe(name);
    expect(paymentKind(method)).toBe(kind);
    expect(lendingPerMille(method)).toBe(perMille);
    expect(hoursToPay(method)).toBe(hours);
    expect(confirmationHours(method)).toBe(workingHours);
  },
);

test('nine methods are offered in the order of the spec, and QPay is the first choice', () => {
  expect(paymentMethods.join(' ')).toBe('golomt qpay monpay mobile mongolchat storepay KhanLending pocket mcredit');
  expect(DEFAULT_PAYMENT_METHOD).toBe('qpay');
});

test('an order without a method waits as long as most', () => {
  expect(hoursToPay(null)).toBe(24);
});

test('the shop can set other hours', () => {
  const hours = { usual: 12, transferOrLoan: 72 };
  expect(hoursToPay(null, hours)).toBe(12);
  expect(hoursToPay('qpay', hours)).toBe(12);
  expect(hoursToPay('mobile', hours)).toBe(72);
  expect(hoursToPay('pocket', hours)).toBe(72);
});

test('the example is what the shop does', () => {
  expect(example()).toBe(
    'An order paid with Storepay costs a lending fee of 9.9 % and waits 24 hours; one by bank transfer costs no fee, waits 48 hours and is confirmed within 4 working hours.',
  );
});
