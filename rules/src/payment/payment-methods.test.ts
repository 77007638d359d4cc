import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import {
  confirmationHours,
  DEFAULT_PAYMENT_METHOD,
  directMethods,
  hoursToPay,
  isLent,
  lenderMethods,
  paymentKind,
  paymentMethods,
  paymentName,
} from './payment-methods.ts';

test.each([
  ['golomt', 'card', 24, null],
  ['qpay', 'qr', 24, null],
  ['monpay', 'wallet', 24, null],
  ['mobile', 'transfer', 48, 4],
  ['mongolchat', 'wallet', 24, null],
  ['storepay', 'instalment', 24, null],
  ['KhanLending', 'loan', 48, 3],
  ['pocket', 'loan', 48, 3],
  ['mcredit', 'loan', 48, 3],
] as const)('%s is a %s, waits %i hours, is confirmed in %s working hours', (method, kind, hours, workingHours) => {
  expect(paymentKind(method)).toBe(kind);
  expect(hoursToPay(method, { usual: 24, transferOrLoan: 48 })).toBe(hours);
  expect(confirmationHours(method)).toBe(workingHours);
});

test('five methods are paid at once, under the names that the customer knows', () => {
  expect(directMethods.map(paymentName)).toEqual(['Голомт', 'QPay', 'MonPay', 'Дансаар шилжүүлэх', 'MongolChat']);
  expect(directMethods.some(isLent)).toBe(false);
});

test('four methods lend; what they take is in the table', () => {
  expect(lenderMethods).toEqual(['storepay', 'KhanLending', 'pocket', 'mcredit']);
  expect(lenderMethods.every(isLent)).toBe(true);
});

test('nine methods are offered in the order of the spec, and QPay is the first choice', () => {
  expect(paymentMethods.join(' ')).toBe('golomt qpay monpay mobile mongolchat storepay KhanLending pocket mcredit');
  expect(DEFAULT_PAYMENT_METHOD).toBe('qpay');
});

test('an order without a method waits as long as most', () => {
  expect(hoursToPay(null, { usual: 24, transferOrLoan: 48 })).toBe(24);
});

test('the shop can set other hours', () => {
  const hours = { usual: 12, transferOrLoan: 72 };
  expect(hoursToPay(null, hours)).toBe(12);
  expect(hoursToPay('qpay', hours)).toBe(12);
  expect(hoursToPay('mobile', hours)).toBe(72);
  expect(hoursToPay('pocket', hours)).toBe(72);
});

test('the example is what the shop does', () => {
  expect(examples['payment-methods']()).toBe(
    'Where the shop gives 24 and 48 hours, QPay has 24; a bank transfer has 48 and is confirmed within 4 working hours.',
  );
});
