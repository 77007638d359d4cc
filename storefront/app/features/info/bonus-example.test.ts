import { expect, test } from 'vitest';
import { bonusExample, NEXT_PURCHASE } from './bonus-example.ts';

test('the example adds up: nothing is earned or spent that the customer cannot follow', () => {
  const { welcome, earned, balance, used, paidTug, earnedNext, left } = bonusExample();
  expect(welcome + earned).toBe(balance);
  expect(balance - used + earnedNext).toBe(left);
  expect(used + paidTug).toBe(NEXT_PURCHASE.salePriceTug);
});

test('the example meets the limit of half the price, with points to spare', () => {
  const { balance, used } = bonusExample();
  expect(used).toBe(29_950);
  expect(used).toBeLessThan(balance);
});
