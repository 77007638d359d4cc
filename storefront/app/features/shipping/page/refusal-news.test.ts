import { refusals } from '@tokhi/contract/texts/refusals';
import { expect, test } from 'vitest';
import { pricedGoods, priceForm } from './price-form.ts';
import { refusalNews } from './refusal-news.ts';
import { chairsOfTest, shownOfTest, valuesOfTest } from './shown-of-test.ts';

const total = priceForm(valuesOfTest({ warehouse: '1' }), pricedGoods(chairsOfTest, shownOfTest) ?? [], shownOfTest);
const seen = { total, prices: new Map([['chair', 100_000]]) };
const refused = (code: keyof typeof refusals, details: Record<string, number>) =>
  refusalNews({ is: 'refused', code, text: refusals[code].text, details }, seen, chairsOfTest);

test('of changed figures those are told that differ', () => {
  const fresh = {
    'price.chair': 110_000,
    sale: 20_000,
    Fee: 5_000,
    chinaDeliver: 2_000,
    total: total.totalTug + 20_000,
  };
  expect(refused('figures_changed', fresh)).toEqual(['KHUN: 100,000₮ → 110,000₮', 'Нийт: 187,000₮ → 207,000₮']);
});

test('of goods that are short it is told what remains', () => {
  expect(refused('insufficient_stock', { chair: 1 })).toEqual(['KHUN: 1 ширхэг үлдсэн']);
  expect(refused('insufficient_stock', { chair: 0 })).toEqual(['KHUN: дууссан']);
  expect(refused('shop_busy', { chair: 0 })).toEqual([]);
});
