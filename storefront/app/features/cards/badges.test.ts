import { priceShown } from '@tokhi/rules/money/price-shown';
import { expect, test } from 'vitest';
import { badgesOf } from './badges.ts';

const none = { New_lower_price: 0, Top_seller: 0, New: 0, IKEA_family_price: 0, Last_chance: 0 } as const;
const plain = priceShown({ regularTug: 100_000, salePriceTug: 100_000, family: false });

test('a product without flags at its regular price has no badge', () => {
  expect(badgesOf(none, plain)).toEqual([]);
});

test('the cut comes first, then what the shop says about the product', () => {
  const cut = priceShown({ regularTug: 2_149_900, salePriceTug: 1_849_900, family: false });
  const texts = badgesOf({ ...none, Top_seller: 1, New_lower_price: 1, New: 1 }, cut).map(({ text }) => text);
  expect(texts).toEqual(['−13%', 'Хямдарсан', 'Эрэлттэй', 'ШИНЭ']);
});

test('a family price carries its own badge and no percent', () => {
  const family = priceShown({ regularTug: 100_000, salePriceTug: 90_000, family: true });
  expect(badgesOf({ ...none, IKEA_family_price: 1 }, family)).toEqual([{ kind: 'family', text: 'IKEA family price' }]);
});

test('the last pieces are a warning', () => {
  expect(badgesOf({ ...none, Last_chance: 1 }, plain)).toEqual([{ kind: 'last', text: 'Last chance' }]);
});
