import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../../../test/shop-of-test.ts';

const real = databaseOfTest();
let shop: ShopOfTest;
beforeAll(() => {
  shop = shopOfTest(real.database.db);
});

const search = (typed: string, asked: object = {}) => shop.ask('search', { search: typed, ...asked });

async function found(typed: string): Promise<ProductCard[]> {
  const { product, pagination } = await search(typed);
  for (let page = 2; page <= pagination.totalPage; page += 1) product.push(...(await search(typed, { page })).product);
  return product;
}
const ids = (cards: readonly ProductCard[]) => cards.map(({ id }) => id);

test('money in the text finds the same as the price filter beside it', async () => {
  const sofas = (await found('буйдан')).filter(
    ({ sub_category_name }) => sub_category_name.endsWith('буйдан') || sub_category_name === 'Буйдан',
  );
  const bounded = await found('буйдан 2 саяас доош');
  const cheap = sofas.filter(({ sale_price }) => sale_price <= 2_000_000);
  expect(cheap.length).toBeGreaterThan(3);
  expect(new Set(ids(bounded))).toEqual(new Set(ids(cheap)));
});

test('a bound that nothing keeps finds nothing, and says how to take it off', async () => {
  const { product, understood } = await search('буйдан 1000₮');
  expect(product).toEqual([]);
  expect(understood.filters).toEqual([{ kind: 'price', label: '1,000₮ хүртэл', without: 'буйдан', isMet: true }]);
});

test('«хямд» puts the cheapest first, unless another order is asked for', async () => {
  const prices = (cards: readonly ProductCard[]) => cards.map(({ sale_price }) => sale_price);
  const cheap = prices(await found('хямд ширээ'));
  expect(cheap.length).toBeGreaterThan(10);
  expect(cheap).toEqual(cheap.toSorted((one, other) => one - other));
  const dear = prices((await search('хямд ширээ', { sort: 'price-down' })).product);
  expect(dear).toEqual(dear.toSorted((one, other) => other - one));
});

test('no lamp for tables is a cheap table', async () => {
  const shelves = new Set((await found('хямд ширээ')).map(({ sub_category_name }) => sub_category_name));
  expect([...shelves].filter((name) => name.includes('гэрэл'))).toEqual([]);
});

test('«хямдралтай» leaves what costs less than usual', async () => {
  const cards = await found('хямдралтай сандал');
  expect(cards.length).toBeGreaterThan(3);
  expect(cards.filter((card) => card.sale_price >= card.Regular_price_tug)).toEqual([]);
});

test('goods in general are all goods that meet the constraint', async () => {
  const { products } = await search('хямдралтай бараа');
  expect(products).toBe((await search('хямдралтай')).products);
  expect(products).toBeGreaterThan(50);
});

test('a colour that the thing is not sold in is said, and the thing is shown in others', async () => {
  const { product, understood } = await search('нил ягаан буйдан');
  expect(understood.level).toBe('some');
  expect(understood.filters).toEqual([{ kind: 'colour', label: 'Нил ягаан', without: 'буйдан', isMet: false }]);
  expect(product.length).toBeGreaterThan(0);
});

test('a colour word is the colour, and no maker or material of that name', async () => {
  const white = await found('цагаан сандал');
  expect(white.filter(({ color_name }) => !/цагаан/.test(color_name))).toEqual([]);
  const brand = await found('цагаан уул сандал');
  expect(new Set(brand.map(({ brandname }) => brandname))).toEqual(new Set(['TSAGAAN UUL']));
});

test.each([
  ['зочны өрөөний ширээ', 'Журналын ширээ'],
  ['тагтны сандал', 'Тагтны ширээ, сандал'],
  ['гал тогооны тэргэнцэр', 'Тэргэнцэр'],
])('a room before a thing says which come first, and leaves none out: «%s»', async (typed, shelf) => {
  const cards = await found(typed);
  expect(cards[0]?.sub_category_name).toBe(shelf);
  const thing = typed.split(' ').at(-1) ?? '';
  expect(new Set(ids(cards))).toEqual(new Set([...ids(cards), ...ids(await found(thing))]));
});

test('what a name says of a number comes before what only has it', async () => {
  const [first] = await found('3 хаалгатай шүүгээ');
  expect(first?.product_type).toBe('3 хаалгатай хувцасны шүүгээ');
});

test('a size that nothing has is said', async () => {
  const { understood, product } = await search('9 метрийн буйдан');
  expect(understood).toMatchObject({ level: 'some', filters: [{ kind: 'size', isMet: false }] });
  expect(product.length).toBeGreaterThan(0);
});

test.each(['ногоон цай', '1 литр сүү', 'унтлагын хувцас', 'хямд гар утас', 'бугуйн цаг', 'машины дэвсгэр'])(
  'a wish does not make a thing of what is not sold: «%s»',
  async (typed) => {
    expect(await search(typed)).toMatchObject({ products: 0, understood: { filters: [] } });
  },
);

test('a correction is offered only where it finds something', async () => {
  const { correction } = await search('дээр');
  expect(correction).toBe('дэр');
  expect((await search(correction ?? '')).products).toBeGreaterThan(0);
  expect((await search('хаан дээр мотоцикл')).correction).toBeNull();
});

test('«хамгийн үнэтэй» puts the dearest first', async () => {
  const prices = (await found('хамгийн үнэтэй ширээ')).map(({ sale_price }) => sale_price);
  expect(prices.length).toBeGreaterThan(10);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
});

test('«2 метрээс богино» leaves what is shorter, and not what is about as long', async () => {
  const shorter = ids(await found('2 метрээс богино буйдан'));
  const rows = await real.database.db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .select(['products.id', 'width_mm', 'depth_mm'])
    .execute();
  const longest = new Map(rows.map(({ id, width_mm, depth_mm }) => [id, Math.max(width_mm ?? 0, depth_mm ?? 0)]));
  expect(shorter.length).toBeGreaterThan(0);
  expect(shorter.filter((id) => (longest.get(id) ?? 0) >= 2_000)).toEqual([]);
  expect(shorter.length).toBeLessThan((await found('буйдан')).length);
});

test.each([
  ['74115', 'KHAAN'],
  ['8211543 тагт', 'TAGT'],
])('«%s» is the beginning of article numbers before it is money', async (typed, name) => {
  const { product, understood, code } = await search(typed);
  expect([understood.level, code]).toEqual(['code', null]);
  expect(new Set(product.map((card) => card.name))).toEqual(new Set([name]));
});
