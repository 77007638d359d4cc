import { priceShown } from '@tokhi/rules/money/price-shown';
import { expect, test } from 'vitest';
import { badgesOf, cutBadge } from './badges.ts';

const none = { New_lower_price: 0, Top_seller: 0, New: 0, IKEA_family_price: 0, Last_chance: 0 } as const;
const all = { New_lower_price: 1, Top_seller: 1, New: 1, IKEA_family_price: 1, Last_chance: 1 } as const;

test('a product without flags has no badge', () => {
  expect(badgesOf(none)).toEqual([]);
});

test('each of the five badges of the spec is worn, the most telling first', () => {
  expect(badgesOf(all).map(({ text }) => text)).toEqual([
    'IKEA family price',
    'Хямдарсан',
    'Last chance',
    'Эрэлттэй',
    'ШИНЭ',
  ]);
});

test('the last pieces are a warning', () => {
  expect(badgesOf({ ...none, Last_chance: 1 })).toEqual([{ kind: 'last', text: 'Last chance' }]);
});

test('how far the price is down is said apart from the badges of the spec, and takes the place of none', () => {
  const cut = priceShown({ regularTug: 2_149_900, salePriceTug: 1_849_900, family: false });
  expect(cutBadge(cut)).toEqual({ kind: 'cut', text: '−14%' });
  expect(badgesOf({ ...none, New_lower_price: 1, Top_seller: 1 })).toHaveLength(2);
});

test('a family price says no percent, nor does a price that is not cut', () => {
  expect(cutBadge(priceShown({ regularTug: 100_000, salePriceTug: 90_000, family: true }))).toBeNull();
  expect(cutBadge(priceShown({ regularTug: 100_000, salePriceTug: 100_000, family: false }))).toBeNull();
});
