import { expect, test } from 'vitest';
import { example } from './payment-check.example.ts';
import { checkPayment } from './payment-check.ts';

test('paying needs a method', () => {
  expect(checkPayment('')).toBe('payment_not_chosen');
  expect(checkPayment('qpay')).toBeNull();
});

test('the example reads well', () => {
  expect(example()).toBe('Without a choice the pay button asks for a payment method, with QPay chosen it pays.');
});
