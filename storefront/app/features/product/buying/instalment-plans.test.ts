import { expect, test } from 'vitest';
import { instalmentPlans } from './instalment-plans.ts';

const now = new Date('2026-11-15T02:00:00Z');

test('the payments with a lender make up the price and his fee, to the tugrik', () => {
  const [storepay] = instalmentPlans(1_849_900, now);
  expect(storepay).toEqual({
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
  });
});

test('every lender of the shop is offered, and no method that lends nothing', () => {
  expect(instalmentPlans(100_000, now).map(({ name }) => name)).toEqual([
    'Storepay',
    'Хаан банк',
    'Pocket',
    'M credit',
  ]);
});
