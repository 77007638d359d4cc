import type { Lender } from '@tokhi/rules/payment/payment-methods';
import { expect, test } from 'vitest';
import { instalmentPlans } from './instalment-plans.ts';

const now = new Date('2026-11-15T02:00:00Z');
const storepay: Lender = {
  method: 'storepay',
  name: 'Storepay',
  perMille: 99,
  plan: { count: 4, daysBetween: 30 },
};
const pocket: Lender = { method: 'pocket', name: 'Pocket', perMille: 66, plan: null };

test('the payments with a lender make up the price and the fee, to the tugrik', () => {
  expect(instalmentPlans(1_849_900, [storepay], now)).toEqual([
    {
      method: 'storepay',
      name: 'Storepay',
      feeTug: 183_200,
      totalTug: 2_033_100,
      payments: [
        { amountTug: 508_275, date: null },
        { amountTug: 508_275, date: '2026.12.15' },
        { amountTug: 508_275, date: '2027.01.14' },
        { amountTug: 508_275, date: '2027.02.13' },
      ],
    },
  ]);
});

test('parts and days are the lender’s own', () => {
  const plan = { count: 3, daysBetween: 14 };
  const [offer] = instalmentPlans(300_000, [{ ...storepay, perMille: 0, plan }], now);
  expect(offer?.payments).toEqual([
    { amountTug: 100_000, date: null },
    { amountTug: 100_000, date: '2026.11.29' },
    { amountTug: 100_000, date: '2026.12.13' },
  ]);
});

test('a lender that decides the payments itself is shown with its fee and without a plan', () => {
  expect(instalmentPlans(100_000, [pocket], now)).toEqual([
    { method: 'pocket', name: 'Pocket', feeTug: 6_600, totalTug: 106_600, payments: [] },
  ]);
});

test('the shop’s lenders are offered in its order, and no others', () => {
  expect(instalmentPlans(100_000, [pocket, storepay], now).map(({ name }) => name)).toEqual(['Pocket', 'Storepay']);
  expect(instalmentPlans(100_000, [], now)).toEqual([]);
});
