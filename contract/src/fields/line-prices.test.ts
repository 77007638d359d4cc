import { expect, test } from 'vitest';
import { refusalReplySchema } from '../texts/refusal-reply.ts';
import { refusalReply } from '../texts/refusals.ts';
import { linePriceDetails, readLinePrices } from './line-prices.ts';
import { freshFigures } from './order-totals.ts';

const terms = {
  ...{ subtotal: 499_800, sale: 0, Fee: 10_000, assemble: 0, mow: 0, chinaDeliver: 12_000, NOAT: 0, sum: 529_800 },
  ...{ bonus: 14_994, useBonus: 0, bonusLimit: 0, coupon: 0, deliver: 8_000, lend_fee: 0, total: 529_800 },
};
const prices = [
  { code: '70489215', priceTug: 249_900 },
  { code: 'A.1', priceTug: 1 },
];

test('fresh figures travel in a refusal with every term and the price of every line', () => {
  const figures = freshFigures.parse({ ...terms, ...linePriceDetails(prices) });
  const { details } = refusalReplySchema.parse(refusalReply('figures_changed', figures));
  expect(freshFigures.parse(details)).toMatchObject(terms);
  expect([...readLinePrices(details ?? {})]).toEqual([
    ['70489215', 249_900],
    ['A.1', 1],
  ]);
});

test('a term that is missing is not fresh, and a word is no price', () => {
  expect(freshFigures.safeParse({ ...terms, deliver: undefined }).success).toBe(false);
  expect([...readLinePrices({ sum: 1, 'price.X': 'dear' })]).toEqual([]);
});
