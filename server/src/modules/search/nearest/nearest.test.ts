import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../../../test/shop-of-test.ts';
import { MOST_NEAREST } from './nearest-products.ts';
import { likeness, wordVector } from './word-vectors.ts';

const real = databaseOfTest();
let shop: ShopOfTest;
beforeAll(() => {
  shop = shopOfTest(real.database.db);
});
const search = (typed: string) => shop.ask('search', { search: typed });

test.each([
  ['бугуйн цаг', 'wall-decor'],
  ['ухаалаг цаг', 'wall-decor'],
  ['гал тогооны цонх', 'cookware'],
  ['буйданчик', 'sofa'],
])('of «%s», which is not sold, the nearest goods are shown apart', async (typed, shelf) => {
  const { product, products, nearest, understood } = await search(typed);
  expect([product, products, understood.level]).toEqual([[], 0, 'none']);
  expect(nearest[0]?.sub_category_code).toBe(shelf);
  expect(nearest.length).toBeLessThanOrEqual(MOST_NEAREST);
});

test.each(['нохой', 'утас', 'zzzfff', 'хөргөгч'])('nothing is near to «%s»', async (typed) => {
  expect((await search(typed)).nearest).toEqual([]);
});

test('where a bound keeps everything out, the nearest price is shown', async () => {
  const { nearest, product } = await search('буйдан 1000₮');
  const prices = nearest.map(({ sale_price }) => sale_price);
  expect([product, prices.length]).toEqual([[], MOST_NEAREST]);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('of a word of the language that is nearly one of ours, the goods of that one are shown', async () => {
  const { nearest, correction } = await search('будан');
  expect([correction, nearest[0]?.sub_category_name]).toEqual(['буйдан', 'Буйдан']);
});

test('what is found has nothing near beside it', async () => {
  expect((await search('буйдан')).nearest).toEqual([]);
});

test('words are alike by their parts, whichever comes first', () => {
  const [sofa, small, dog] = ['buidan', 'buidanchik', 'nohoi'].map(wordVector) as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ];
  expect(likeness(sofa, sofa)).toBeCloseTo(1);
  expect(likeness(sofa, small)).toBeCloseTo(likeness(small, sofa));
  expect(likeness(sofa, small)).toBeGreaterThan(0.5);
  expect(likeness(sofa, dog)).toBe(0);
});
