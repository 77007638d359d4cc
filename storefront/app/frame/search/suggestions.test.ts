import type { ReplyOf } from '@tokhi/contract/client';
import { expect, test } from 'vitest';
import { optionsOf, suggestionsFor } from './suggestions.ts';

const reply: ReplyOf<'suggest'> = {
  result: 'success',
  words: [{ text: 'буйдан' }, { text: 'буйдан булангийн' }],
  subs: [{ sub_category_code: 'sofa', sub_category_name: 'Буйдан', category_name: 'Буйдан, кресло', total: 64 }],
  products: [
    {
      code: '70489215',
      name: 'NARAN',
      product_type: '3 хүний буйдан',
      color_name: 'тоосгон улаан',
      image: 'naran-800.webp',
      image_files: { '400.webp': 'naran-400.webp', '800.webp': 'naran-800.webp' },
      sale_price: 1_849_900,
      Regular_price_tug: 2_149_900,
      IKEA_family_price: 0,
    },
  ],
};

test('the arrow keys go through words, earlier searches, sub-categories, products and all results', () => {
  const options = optionsOf(suggestionsFor('буйд', reply, ['буйдан цэнхэр', 'хивс']));
  expect(options.map(({ to }) => decodeURIComponent(to))).toEqual([
    '/search?p=буйдан',
    '/search?p=буйдан+булангийн',
    '/search?p=буйдан+цэнхэр',
    '/sub-category/sofa',
    '/single-product/70489215',
    '/search?p=буйд',
  ]);
});

test('with nothing typed the list has earlier searches only, whatever was answered before', () => {
  const { recent, ...rest } = suggestionsFor('  ', reply, ['хивс', 'ор']);
  expect(recent.map(({ text }) => text)).toEqual(['хивс', 'ор']);
  expect(Object.values(rest).flat()).toEqual([]);
});

test('a search is not offered as an earlier one of itself', () => {
  expect(suggestionsFor('хивс', null, ['хивс']).recent).toEqual([]);
});

test('a product is shown with its small picture, its kind and its cut price', () => {
  const [product] = suggestionsFor('буйд', reply, []).products;
  expect(product).toMatchObject({
    image: '/images/product/naran-400.webp',
    about: '3 хүний буйдан, тоосгон улаан',
    price: { kind: 'cut', nowTug: 1_849_900 },
  });
});
