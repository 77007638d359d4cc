import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../../test/shop-of-test.ts';

const real = databaseOfTest();
let shop: ShopOfTest;
beforeAll(() => {
  shop = shopOfTest(real.database.db);
});

test.each([
  ['хүшиг', 'хөшиг'],
  ['бйдан', 'буйдан'],
  ['хтвс', 'хивс'],
  ['трль', 'толь'],
  ['шиирээ', 'ширээ'],
])('a slip with one way to read it is corrected, and said: «%s» is «%s»', async (typed, meant) => {
  const { understood, product, correction } = await shop.ask('search', { search: typed });
  expect([understood.text, correction]).toEqual([meant, null]);
  expect(`${product[0]?.product_type} ${product[0]?.sub_category_name}`.toLowerCase()).toContain(meant);
});

test.each(['будан', 'өрөм', 'хааны', 'бээлии'])('a word of the language is no slip: «%s»', async (typed) => {
  expect((await shop.ask('search', { search: typed })).products).toBe(0);
});

test.each([
  ['хоолны шиирээ 1 сая хүртэл', 0, 1_000_000],
  ['ажлын шиирээ 1.5 сая хүртэл', 0, 1_500_000],
  ['хямдралтай орны давуу 100000₮ хүртэл', 0, 100_000],
])('a slip beside a price never loses the price: «%s»', async (typed, from, to) => {
  const { product } = await shop.ask('search', { search: typed });
  expect(product.filter(({ sale_price }) => sale_price < from || sale_price > to)).toEqual([]);
});

const lightOf = (swatch: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16) / 255);
  return (Math.max(...channels) + Math.min(...channels)) / 2;
};

test('«цайвар» and «бараан» go by the lightness of the swatch, whatever the colour is called', async () => {
  const colours = await real.database.db.selectFrom('colours').select(['name', 'swatch']).execute();
  const light = new Map(colours.map(({ name, swatch }) => [name, lightOf(swatch)]));
  for (const [typed, isTone] of [
    ['цайвар буйдан', (of: number) => of >= 0.66],
    ['бараан шүүгээ', (of: number) => of <= 0.4],
    ['dark sofa', (of: number) => of <= 0.4],
  ] as const) {
    const { product, understood } = await shop.ask('search', { search: typed });
    expect(product.length).toBeGreaterThan(2);
    expect(product.filter(({ color_name }) => !isTone(light.get(color_name) ?? 0.5))).toEqual([]);
    expect(understood.filters.map(({ kind }) => kind)).toEqual(['colour']);
  }
});
