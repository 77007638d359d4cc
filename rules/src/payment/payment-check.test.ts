import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { checkPayment } from './payment-check.ts';

test('paying needs a method', () => {
  expect(checkPayment('')).toBe('payment_not_chosen');
  expect(checkPayment('qpay')).toBeNull();
});

test('the example reads well', () => {
  expect(examples['payment-check']()).toBe(
    'Without a choice the pay button asks for a payment method, with QPay chosen it pays.',
  );
});
