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

const POPULAR = ['хивс', 'ор'];
const KNOWN = { reply: null, searches: [], popular: POPULAR };

test('the arrow keys go through words, earlier searches, sub-categories, products and all results', () => {
  const options = optionsOf(suggestionsFor('буйд', { ...KNOWN, reply, searches: ['буйдан цэнхэр', 'хивс'] }));
  expect(options.map(({ to }) => decodeURIComponent(to))).toEqual([
    '/search?p=буйдан',
    '/search?p=буйдан+булангийн',
    '/search?p=буйдан+цэнхэр',
    '/sub-category/sofa',
    '/single-product/70489215',
    '/search?p=буйд',
  ]);
});

test('with nothing typed the list has earlier searches and popular ones, each once, whatever was answered before', () => {
  const { recent, popular, ...rest } = suggestionsFor('  ', { reply, searches: ['хивс', 'толь'], popular: POPULAR });
  expect(recent.map(({ text }) => text)).toEqual(['хивс', 'толь']);
  expect(popular.map(({ text }) => text)).toEqual(['ор']);
  expect(Object.values(rest).flat()).toEqual([]);
});

test('a text that nothing is like has the popular searches and the best sellers to go on to', () => {
  const nothing: ReplyOf<'suggest'> = { result: 'success', words: [], subs: [], products: [] };
  const options = optionsOf(suggestionsFor('zzzfff', { ...KNOWN, reply: nothing }));
  expect(options.map(({ to }) => decodeURIComponent(to))).toEqual(['/search?p=хивс', '/search?p=ор', '/top-20']);
  expect(optionsOf(suggestionsFor('zzzfff', KNOWN))).toEqual([]);
});

test('a search is not offered as an earlier one of itself', () => {
  expect(suggestionsFor('хивс', { ...KNOWN, searches: ['хивс'] }).recent).toEqual([]);
});

test('a product is shown with its small picture, its kind and its cut price', () => {
  const [product] = suggestionsFor('буйд', { ...KNOWN, reply }).products;
  expect(product).toMatchObject({
    image: '/images/product/naran-400.webp',
    about: '3 хүний буйдан, тоосгон улаан',
    price: { kind: 'cut', nowTug: 1_849_900 },
  });
});
