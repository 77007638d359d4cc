import { homePage } from '@tokhi/contract/calls/content';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { showHome } from './show-home.ts';

const real = databaseOfTest();
const show = (now = DEMO_DAY) => showHome(real.database.db, now);
const codes = (cards: { code: string }[]) => cards.map(({ code }) => code);

const HOUR = 3_600_000;
const later = (milliseconds: number) => new Date(DEMO_DAY.getTime() + milliseconds);
const NARAN = '70489215';
/** Cheaper only because of its campaign. */
const DISCOUNTED = '70489218';
let popular: { id: number; code: string }[];

const listed = () =>
  real.database.db.selectFrom('products').where('is_listed', '=', true).orderBy('popularity', 'desc').orderBy('id');

const product = (code: string) => listed().select('id').where('code', '=', code).executeTakeFirstOrThrow();

/** Makes this the only special offer of the shop. */
async function offer(product_id: number, starts_at: Date, ends_at: Date) {
  await real.database.db.deleteFrom('special_offers').execute();
  await real.database.db.insertInto('special_offers').values({ product_id, starts_at, ends_at }).execute();
}

async function feature(list: string, productIds: number[]) {
  const rows = productIds.map((product_id, position) => ({ list, product_id, position }));
  await real.database.db.insertInto('featured_products').values(rows).execute();
}

beforeAll(async () => {
  popular = await listed().select(['id', 'code']).execute();
});
beforeEach(async () => {
  await real.database.db.deleteFrom('featured_products').execute();
});

test('the answer has every field that the contract names, and every block has something to show', async () => {
  const { db } = real.database;
  const sofa = await db.selectFrom('sub_categories').select('id').where('code', '=', 'sofa').executeTakeFirstOrThrow();
  const naran = await product(NARAN);
  const banner = { title_1: 'Гэртээ тухлах цаг', image: 'living.webp', product_id: naran.id };
  await db.insertInto('home_banners').values(banner).execute();
  await db.insertInto('photo_banners').values({ name: 'Гал тогоо', image: 'kitchen.webp' }).execute();
  const promo = { title: 'Зөөлөн буйдан', image: 'office.webp', sub_category_id: sofa.id };
  await db.insertInto('promo_banners').values(promo).execute();
  await db.insertInto('events').values({ name: '#туршилт' }).execute();
  await offer(naran.id, DEMO_DAY, later(HOUR));
  await db.deleteFrom('quick_categories').execute();
  await db.insertInto('quick_categories').values({ sub_category_id: sofa.id }).execute();
  const answer = await show();
  expect(homePage.reply.parse(answer)).toEqual(answer);
  const empty = Object.entries(answer).filter(([, items]) => items.length === 0);
  expect(empty.map(([block]) => block)).toEqual([]);
});

test('a special offer stands in its box for as long as the staff wants', async () => {
  const ends_at = later(HOUR);
  await offer((await product(NARAN)).id, DEMO_DAY, ends_at);
  // A permanently reduced price: there is nothing to count down to.
  expect((await show()).specialProduct).toMatchObject([
    { code: NARAN, special_price: 1_849_900, discount_end_time: null },
  ]);
  expect((await show(later(HOUR - 1))).specialProduct).toHaveLength(1);
  expect((await show(ends_at)).specialProduct).toEqual([]);
  expect((await show(later(-1))).specialProduct).toEqual([]);
});

test('a special offer counts down to the end of its price, and is gone with it', async () => {
  const { db } = real.database;
  const { id } = await product(DISCOUNTED);
  await offer(id, DEMO_DAY, later(3 * HOUR));
  const campaign = { discount_percent: 20, discount_starts_at: DEMO_DAY, discount_ends_at: later(2 * HOUR) };
  await db.updateTable('products').set(campaign).where('id', '=', id).execute();
  const end = campaign.discount_ends_at;
  expect((await show()).specialProduct).toMatchObject([{ code: DISCOUNTED, discount_end_time: end.toISOString() }]);
  expect((await show(new Date(end.getTime() - 1))).specialProduct).toHaveLength(1);
  expect((await show(end)).specialProduct).toEqual([]);
});

test('the blocks show what the staff picked, in their order, and more than a page shows', async () => {
  const picks = popular.slice(20, 32).toReversed();
  const lists = [
    ['recommended', 'featuredProduct', 12],
    ['last_chance', 'LastChance', 12],
    ['top_rated', 'topRatedProduct', 12],
    ['top', 'topProduct', 12],
    ['top_brand', 'topBrandProduct', 12],
  ] as const;
  for (const [list] of lists)
    await feature(
      list,
      picks.map(({ id }) => id),
    );
  const answer = await show();
  for (const [, block, shown] of lists) {
    expect({ [block]: codes(answer[block]) }).toEqual({ [block]: codes(picks).slice(0, shown) });
  }
});

test('a block that the staff left empty shows the best sellers among what its name promises', async () => {
  const answer = await show();
  expect(codes(answer.featuredProduct)).toEqual(codes(popular.slice(0, 12)));
  expect(codes(answer.topProduct)).toEqual(codes(popular.slice(0, 12)));
  expect(answer.LastChance.length).toBeGreaterThan(0);
  expect(answer.LastChance.every((card) => card.Last_chance === 1)).toBe(true);
  expect(answer.topRatedProduct.length).toBeGreaterThan(0);
  expect(answer.topRatedProduct.every((card) => card.review_count > 0 && card.total_rate >= 4)).toBe(true);
  expect(answer.topBrandProduct.map(({ brandname }) => brandname)).toEqual(
    answer.topBrand.map(({ brandname }) => brandname),
  );
});

test('a product that is picked and then withdrawn is shown by no block', async () => {
  const [last] = popular.slice(-1);
  if (!last) throw new Error('the demo shop is empty');
  for (const list of ['recommended', 'top', 'top_rated']) await feature(list, [last.id]);
  await real.database.db.updateTable('products').set({ withdrawn_at: DEMO_DAY }).where('id', '=', last.id).execute();
  expect(JSON.stringify(await show())).not.toContain(last.code);
});

test('each tab has the twelve best sellers of its own sub-category, of which a page shows nine', async () => {
  const { random, randomCategory } = await show();
  expect(randomCategory).toHaveLength(6);
  for (const { id } of randomCategory) {
    const inTab = random.filter(({ sub_id }) => sub_id === id).map(({ code }) => code);
    const best = await listed().select('code').where('sub_category_id', '=', id).limit(12).execute();
    expect(inTab.length).toBeGreaterThanOrEqual(9);
    expect(inTab.toSorted()).toEqual(codes(best).toSorted());
  }
});

test('the tabs stay the whole day of Ulaanbaatar and change from day to day', async () => {
  const tabs = async (now: string) => {
    const { random, randomCategory } = await show(new Date(now));
    return [...randomCategory.map(({ sub_category_code }) => sub_category_code), ...codes(random)];
  };
  const morning = await tabs('2026-11-14T16:00:00Z');
  expect(await tabs('2026-11-15T15:59:59Z')).toEqual(morning);
  expect(await tabs('2026-11-15T16:00:00Z')).not.toEqual(morning);
});

test('the strip has the ten brands that sell most, and none without goods', async () => {
  const { db } = real.database;
  await db.insertInto('brands').values({ slug: 'empty', name: 'EMPTY' }).execute();
  const sums = await db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select((eb) => ['brands.name', eb.fn.sum<number>('popularity').as('sold')])
    .where('is_listed', '=', true)
    .groupBy(['brands.id', 'brands.name', 'brands.position'])
    .orderBy('sold', 'desc')
    .orderBy('brands.position')
    .orderBy('brands.id')
    .execute();
  const { topBrand } = await show();
  expect(topBrand.map(({ brandname }) => brandname)).toEqual(sums.slice(0, 10).map(({ name }) => name));
});

test('a quick tile is a sub-category, under a shorter title or another picture if it has one', async () => {
  const { db } = real.database;
  await db.deleteFrom('quick_categories').execute();
  const { subCategory } = await show();
  const [plain, renamed] = subCategory;
  if (!plain || !renamed) throw new Error('the demo shop has no shelves');
  const own = { title: 'Ор', image: '/images/room/tile.webp' };
  await db
    .insertInto('quick_categories')
    .values([
      { sub_category_id: renamed.id, position: 1, ...own },
      { sub_category_id: plain.id, position: 2 },
    ])
    .execute();
  expect((await show()).quickCategory).toEqual([{ ...renamed, sub_category_name: own.title, image: own.image }, plain]);
});
