import { lenderMethods, paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { expect, test } from 'vitest';
import { lenderOf, methodOf, storedMethod } from './payment-codes.ts';

test('every method is stored under a code of its own, and read back', () => {
  expect(paymentMethods.map(storedMethod).map(methodOf)).toEqual(paymentMethods);
  expect([storedMethod('mobile'), storedMethod('KhanLending')]).toEqual(['bank_transfer', 'khan_lending']);
});

test('a lender is read back as one, and whoever lends nothing is none', () => {
  expect(lenderMethods.map(storedMethod).map(lenderOf)).toEqual(lenderMethods);
  expect(() => lenderOf('qpay')).toThrow('qpay lends nothing');
  expect(() => methodOf('gold')).toThrow('no payment method is stored as gold');
});
