import { smsParts } from '@tokhi/rules/notice/sms-parts';
import { expect, test } from 'vitest';
import { usualSmsTexts } from '../../settings/public.ts';
import { ORDER_STEPS } from '../emails/email.ts';
import { hasEnded, type Sms, writeSms } from './sms.ts';

const SHOP = { shopName: 'Тохь', texts: usualSmsTexts };
const orderNumber = 'IK6180339887';
const payBy = new Date('2026-11-16T02:36:00Z');
/** More than any order of furniture. */
const amountTug = 999_999_999;
const messages: Sms[] = [
  { kind: 'order-made', orderNumber, totalTug: amountTug },
  { kind: 'order-expiring', orderNumber, payBy },
  { kind: 'order-expired', orderNumber },
  { kind: 'order-paid', orderNumber, bonus: amountTug },
  { kind: 'order-paid', orderNumber, bonus: 0 },
  ...ORDER_STEPS.map((step) => ({ kind: 'order-step' as const, orderNumber, step, isPickup: false })),
  { kind: 'order-step', orderNumber, step: 'in_stock', isPickup: true },
  ...(['paid', ...ORDER_STEPS] as const).map((status) => ({
    kind: 'order-step-corrected' as const,
    orderNumber,
    status,
  })),
  { kind: 'refund-asked', orderNumber, amountTug, isUnavailable: false },
  { kind: 'refund-asked', orderNumber, amountTug, isUnavailable: true },
  { kind: 'refund-done', orderNumber, amountTug },
  { kind: 'refund-declined', orderNumber },
  { kind: 'stray-money', orderNumber, amountTug },
];

test.each(messages.map((message) => [writeSms(message, SHOP), message] as const))(
  '«%s» is one part of 70 signs',
  (text, message) => {
    expect([smsParts(text), text.includes(message.orderNumber)]).toEqual([1, true]);
  },
);

test('what is paid is said with its bonus, and in_stock by whether it is brought or fetched', () => {
  const said = (message: Sms) => writeSms(message, SHOP);
  expect(said({ kind: 'order-paid', orderNumber, bonus: 74_400 })).toBe('Тохь: IK6180339887 төлөгдлөө. +74,400 бонус.');
  const ready = { kind: 'order-step', orderNumber, step: 'in_stock' } as const;
  expect(said({ ...ready, isPickup: true })).not.toBe(said({ ...ready, isPickup: false }));
});

test('a word about the end of a time is over with it', () => {
  const message = { kind: 'order-expiring', orderNumber, payBy } as const;
  expect([hasEnded(message, new Date(payBy.getTime() - 1)), hasEnded(message, payBy)]).toEqual([false, true]);
  expect(hasEnded({ kind: 'order-expired', orderNumber }, payBy)).toBe(false);
});
