import type { CallBody } from '@tokhi/contract/call';
import { type Calls, calls } from '@tokhi/contract/calls';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';

const real = databaseOfTest();
type Name = 'top20' | 'lowerPrice' | 'newArrival' | 'familyPrice' | 'newProducts' | 'ikeaFamily';
interface Asked extends Partial<CallBody<Calls['ikeaFamily']>> {
  only?: 'trend' | 'New_lower_price' | 'finish';
}

const LISTS: [name: Name, word: string, part: Asked][] = [
  ['top20', 'top', {}],
  ['top20', 'top', { only: 'trend' }],
  ['lowerPrice', 'Lower', {}],
  ['lowerPrice', 'Lower', { only: 'New_lower_price' }],
  ['lowerPrice', 'Lower', { only: 'finish' }],
  ['newArrival', 'New', {}],
  ['familyPrice', 'Family', {}],
  ['newProducts', 'newer', {}],
  ['ikeaFamily', 'familyPrice', {}],
];
const SORTS = ['popular', 'newest', 'price-up', 'price-down', 'discount', 'rating', 'size'] as const;

const day = (days: number) => new Date(DEMO_DAY.getTime() + days * 86_400_000);

/** The shop at a given time, with an empty cache. */
async function shopAt(now: Date): Promise<ShopOfTest> {
  const shop = shopOfTest(real.database.db, () => now);
  await shop.refresh();
  return shop;
}

async function pageIn(shop: ShopOfTest, name: Name, asked: Asked) {
  const reply = await shop.ask(name, asked as never);
  const word = LISTS.find(([list]) => list === name)?.[1] ?? '';
  return { ...reply, cards: Object.entries(reply).find(([field]) => field === word)?.[1] as ProductCard[] };
}

const pageOf = async (name: Name, asked: Asked) => pageIn(await shopAt(DEMO_DAY), name, asked);

async function wholeList(name: Name, asked: Asked = {}, now = DEMO_DAY): Promise<ProductCard[]> {
  const shop = await shopAt(now);
  const { cards, totalPage } = await pageIn(shop, name, asked);
  for (let page = 2; page <= totalPage; page += 1) cards.push(...(await pageIn(shop, name, { ...asked, page })).cards);
  return cards;
}

const codes = (cards: ProductCard[]) => cards.map(({ code }) => code);
/** The first card of each model. */
const firstColours = (cards: ProductCard[]) =>
  cards.filter(({ model }, place) => cards.findIndex((card) => card.model === model) === place);
const isSorted = (values: number[]) =>
  values.every((value, index) => index === 0 || value <= (values[index - 1] ?? value));
const cut = ({ Regular_price_tug, sale_price }: ProductCard) =>
  Math.round(((Regular_price_tug - sale_price) * 100) / Regular_price_tug);

interface Ranks {
  popularity: number;
  published_at: Date | null;
}
async function ranks(): Promise<(card: ProductCard) => Ranks> {
  const rows = await real.database.db.selectFrom('products').select(['id', 'popularity', 'published_at']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ({ id }) => byId.get(id) ?? { popularity: Number.NaN, published_at: null };
}

/** Products with different sales and dates, with many equal ranks among them. */
beforeAll(async () => {
  await sql`update products set popularity = id * 37 % 11,
    published_at = ${DEMO_DAY}::timestamptz - id * 53 % 200 * interval '1 day'`.execute(real.database.db);
  await sql`update product_badges set starts_at = starts_at - product_id * 13 % 50 * interval '1 day'`.execute(
    real.database.db,
  );
});

test.each(LISTS)('the answer of %s has every field that the contract names', async (name, _word, part) => {
  const answer = await (await shopAt(DEMO_DAY)).answer(name, calls[name].body.parse(part));
  expect(calls[name].reply.parse(answer)).toEqual(answer);
});

test.each(LISTS)('the pages of %s hold the whole list, and no product twice', async (name, _word, part) => {
  const { totalProduct, totalPage, cards } = await pageOf(name, part);
  const all = await wholeList(name, part);
  expect(totalProduct).toBeGreaterThan(0);
  expect(cards).toHaveLength(Math.min(60, totalProduct));
  expect(totalPage).toBe(Math.ceil(totalProduct / 60));
  expect(all).toHaveLength(totalProduct);
  expect(new Set(codes(all)).size).toBe(totalProduct);
});

test.each(SORTS)('the same holds in the order %s', async (sort) => {
  const all = await wholeList('newProducts', { sort });
  expect(new Set(codes(all))).toEqual(new Set(codes(await wholeList('newProducts'))));
  expect(new Set(codes(all)).size).toBe(all.length);
});

test.each(['familyPrice', 'newProducts'] as const)('a page after the last of %s is the last one', async (name) => {
  const last = await pageOf(name, { page: (await pageOf(name, {})).totalPage });
  expect(last.cards.length).toBeGreaterThan(0);
  expect(await pageOf(name, { page: last.totalPage + 1 })).toEqual(last);
  expect(await pageOf(name, { page: 10_000 })).toEqual(last);
});

test('best sellers are all listed products, every model once before any second colour, what sells most first', async () => {
  const rank = await ranks();
  const all = await wholeList('top20');
  const listed = real.database.db.selectFrom('products').select('code').where('is_listed', '=', true);
  expect(new Set(codes(all))).toEqual(new Set((await listed.execute()).map(({ code }) => code)));
  const first = firstColours(all);
  expect(first.length).toBeLessThan(all.length);
  expect(codes(all.slice(0, first.length))).toEqual(codes(first));
  expect(isSorted(first.map((card) => rank(card).popularity))).toBe(true);
});

test('the trend begins with the choice of the staff and goes on with what sells best of the last 60 days', async () => {
  const { db } = real.database;
  const rank = await ranks();
  const isOld = (card: ProductCard) => (rank(card).published_at ?? DEMO_DAY) <= day(-60);
  const everything = await wholeList('newProducts');
  const [second, first] = everything.filter(isOld);
  if (!first || !second) throw new Error('the demo shop has too few old products');
  await db.deleteFrom('featured_products').where('list', '=', 'trend').execute();
  await db
    .insertInto('featured_products')
    .values([first, second].map(({ id }, index) => ({ list: 'trend', product_id: id, position: index + 1 })))
    .execute();
  const [one, two, ...others] = await wholeList('top20', { only: 'trend' });
  expect([one?.code, two?.code]).toEqual([first.code, second.code]);
  expect(new Set(codes(others))).toEqual(new Set(codes(everything.filter((card) => !isOld(card)))));
  const colours = firstColours(others);
  expect(codes(others.slice(0, colours.length))).toEqual(codes(colours));
  expect(isSorted(colours.map((card) => rank(card).popularity))).toBe(true);
});

test('the discounted are all that cost less than their regular price, the biggest cut first', async () => {
  const all = await wholeList('lowerPrice');
  const expected = (await wholeList('newProducts')).filter((card) => cut(card) > 0);
  expect(new Set(codes(all))).toEqual(new Set(codes(expected)));
  expect(isSorted(all.map(cut))).toBe(true);
});

test('a product that was only in a campaign leaves the discounted at the instant the campaign ends', async () => {
  const end = day(9);
  const before = new Date(end.getTime() - 1);
  expect(codes(await wholeList('lowerPrice', {}, before))).toContain('70489218');
  expect(codes(await wholeList('lowerPrice', {}, end))).not.toContain('70489218');
});

test('a cut that a campaign made deeper counts only as deep as it is now', async () => {
  const { db } = real.database;
  const campaign = { discount_percent: 90, discount_starts_at: day(1), discount_ends_at: day(2) };
  await db.updateTable('products').set(campaign).where('code', '=', '70489215').execute();
  expect(codes(await wholeList('lowerPrice'))[0]).not.toBe('70489215');
  expect(codes(await wholeList('lowerPrice', {}, day(1)))[0]).toBe('70489215');
});

test.each([
  ['newly reduced', 'lowerPrice', { only: 'New_lower_price' }, 'new_lower_price', 'New_lower_price'],
  ['new', 'newArrival', {}, 'new', 'New'],
] as const)(
  'the %s are those that wear the badge now, the model that put it on last first',
  async (_, name, part, kind, flag) => {
    const { db } = real.database;
    const all = await wholeList(name, part);
    const expected = (await wholeList('newProducts')).filter((card) => card[flag] === 1);
    expect(new Set(codes(all))).toEqual(new Set(codes(expected)));
    const badges = await db.selectFrom('product_badges').selectAll().where('kind', '=', kind).execute();
    const since = new Map(badges.map(({ product_id, starts_at }) => [product_id, starts_at.getTime()]));
    const first = firstColours(all);
    expect(codes(all.slice(0, first.length))).toEqual(codes(first));
    expect(isSorted(first.map(({ id }) => since.get(id) ?? Number.NaN))).toBe(true);

    const [latest] = all;
    if (!latest) throw new Error('nobody wears the badge');
    const ending = db
      .updateTable('product_badges')
      .set({ ends_at: day(1) })
      .where('kind', '=', kind);
    await ending.where('product_id', '=', latest.id).execute();
    expect(codes(await wholeList(name, part))).toContain(latest.code);
    expect(codes(await wholeList(name, part, day(1)))).not.toContain(latest.code);
  },
);

test('ready is what stands in Ulaanbaatar and can be bought', async () => {
  const all = await wholeList('lowerPrice', { only: 'finish' });
  const expected = (await wholeList('newProducts')).filter(({ show_product }) => show_product === 'stock');
  expect(new Set(codes(all))).toEqual(new Set(codes(expected)));
  expect(all.length).toBeGreaterThan(0);
});

test('the newest come by the day on which they were published', async () => {
  const rank = await ranks();
  const all = await wholeList('newProducts');
  expect(isSorted(all.map((card) => rank(card).published_at?.getTime() ?? Number.NaN))).toBe(true);
});

test('family prices come by popularity, and the IKEA family list is the same', async () => {
  const rank = await ranks();
  const all = await wholeList('familyPrice');
  const expected = (await wholeList('newProducts')).filter((card) => card.IKEA_family_price === 1);
  expect(new Set(codes(all))).toEqual(new Set(codes(expected)));
  expect(isSorted(firstColours(all).map((card) => rank(card).popularity))).toBe(true);
  expect(codes(await wholeList('ikeaFamily'))).toEqual(codes(all));
});

test('a list can be ordered by what a unit costs now, both ways, and by how much it is cut', async () => {
  const dearest = await wholeList('top20', { sort: 'price-down' });
  expect(isSorted(dearest.map(({ sale_price }) => sale_price))).toBe(true);
  expect(codes(await wholeList('top20', { sort: 'price-up' }))).toEqual(codes(dearest).toReversed());
  expect(isSorted((await wholeList('top20', { sort: 'discount' })).map(cut))).toBe(true);
});

test('by rating, the most stars come first, and what nobody rated last, though it shows five', async () => {
  const all = await wholeList('top20', { sort: 'rating' });
  const unrated = all.findIndex(({ review_count }) => review_count === 0);
  expect(unrated).toBeGreaterThan(0);
  expect(isSorted(all.slice(0, unrated).map(({ total_rate }) => total_rate))).toBe(true);
  expect(all.slice(unrated).every(({ review_count, total_rate }) => review_count === 0 && total_rate === 5)).toBe(true);
});

test.each(LISTS)('%s is narrowed by its sidebar, which counts what each choice shows', async (name, _word, part) => {
  const shop = await shopAt(DEMO_DAY);
  const { totalProduct, brand, sub } = await pageIn(shop, name, part);
  const sum = (facet: { total: number }[]) => facet.reduce((all, { total }) => all + total, 0);
  expect([sum(brand), sum(sub)]).toEqual([totalProduct, totalProduct]);
  const [first] = brand;
  if (first === undefined) throw new Error('no brand in the list');
  const narrowed = await pageIn(shop, name, { ...part, brand: [first.id] });
  expect(narrowed.totalProduct).toBe(first.total);
  expect(new Set(narrowed.cards.map(({ brandname }) => brandname))).toEqual(new Set([first.brandname]));
});

test('a withdrawn product leaves every list', async () => {
  const { db } = real.database;
  const [gone] = await wholeList('familyPrice');
  if (!gone) throw new Error('the demo shop has no family price');
  await db.updateTable('products').set({ withdrawn_at: DEMO_DAY }).where('code', '=', gone.code).execute();
  for (const [name, , part] of LISTS) expect(codes(await wholeList(name, part))).not.toContain(gone.code);
});
