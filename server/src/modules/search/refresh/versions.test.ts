// What a change renews, and what it does not (decision 119), in a process that caches its answers.
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { insertCustomer } from '../../../../test/guards/rows.ts';
import { type KeptShop, keptShopOfTest } from '../../../../test/kept-shop-of-test.ts';
import { redisOfTest } from '../../../../test/redis-of-test.ts';
import { shopFacts } from '../../settings/public.ts';

const SOFAS = 1;
const real = databaseOfTest();
const name = `test-${randomUUID()}`;
let redis: Redis;
let shop: KeptShop;

beforeAll(async () => {
  redis = await redisOfTest();
  shop = keptShopOfTest(real.database.db, redis, name);
});
afterAll(() => redis.disconnect());

/** No refresh is pending, and nothing is cached from the test before. */
beforeEach(async () => {
  await sql`insert into search_dirty (product_id) values (null)`.execute(real.database.db);
  await shop.refresh();
});

const change = async (statement: ReturnType<typeof sql>) => {
  await statement.execute(real.database.db);
  await shop.refresh();
};
const version = async () => (await shop.index.loaded()).version;

const lists = () => [
  shop.ask('homePage', {}),
  shop.ask('brands', {}),
  shop.ask('top20', { page: 1 }),
  shop.ask('lowerPrice', { page: 1, only: 'finish' }),
  shop.ask('categoryProduct', { id: SOFAS }),
  shop.ask('categoryProduct', { id: SOFAS, ready: true }),
  shop.ask('brandProduct', { id: 1 }),
  shop.ask('search', { search: 'буйдан' }),
  shop.ask('suggest', { search: 'буй' }),
];
const askLists = async () => {
  const answers = await Promise.all(lists());
  return { answers, computed: shop.computed() };
};

interface Piece {
  id: number;
  code: string;
  remain: number;
}
/** A sofa that is in stock, and one made to order, both on the first page of their list. */
async function sofa(isReady: boolean): Promise<Piece> {
  const { product } = await shop.ask('categoryProduct', { id: SOFAS });
  const found = product.find(({ remain, finish }) => remain > 0 && (finish === 1) === isReady);
  return { id: found?.id ?? 0, code: found?.code ?? '', remain: found?.remain ?? 0 };
}
const soldOut = ({ id }: Piece) => sql`update stock_levels set reserved = on_hand where product_id = ${id}`;
const codes = (products: readonly { code: string }[]) => products.map(({ code }) => code);

test('a thousand pieces are reserved, and no list is computed again; each product says what remains of it', async () => {
  await change(sql`update stock_levels set on_hand = on_hand + 1000`);
  const before = await version();
  await askLists();
  const { product } = await shop.ask('categoryProduct', { id: SOFAS });
  const [sold, unsold] = [product[0], product[1]];
  await Promise.all([sold, unsold].map((row) => shop.ask('singleProduct', { id: row?.code ?? '' })));
  shop.computed();

  // Many at a time: answers cached for twenty seconds must still be cached on a slow machine.
  for (let pieces = 0; pieces < 1_000; ) {
    const { numAffectedRows } = await sql`update stock_levels set reserved = reserved + 1
      where product_id <> ${unsold?.id} and remain >= 1`.execute(real.database.db);
    pieces += Number(numAffectedRows);
    await shop.refresh();
  }

  expect(await version()).toBe(before);
  expect((await askLists()).computed).toBe(0);
  const { remain } = await real.database.db
    .selectFrom('stock_levels')
    .select('remain')
    .where('product_id', '=', sold?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(remain).toBeLessThan(sold?.remain ?? 0);
  expect((await shop.ask('singleProduct', { id: sold?.code ?? '' })).single.remain).toBe(remain);
  expect(shop.computed()).toBe(1);
  await shop.ask('singleProduct', { id: unsold?.code ?? '' });
  expect(shop.computed()).toBe(0);
  // A newly computed list uses the current card, not a cached one.
  const anew = await shop.ask('categoryProduct', { id: SOFAS, price: [0, 99_000_000] });
  expect(anew.product.find(({ id }) => id === sold?.id)?.remain).toBe(remain);
});

test('the last piece goes: what is ready no longer lists it, and the lists that show it say so', async () => {
  const piece = await sofa(true);
  const before = await version();
  const ready = () => shop.ask('categoryProduct', { id: SOFAS, ready: true });
  const all = () => shop.ask('categoryProduct', { id: SOFAS });
  const other = () => shop.ask('categoryProduct', { id: 2 });
  expect(codes((await ready()).product)).toContain(piece.code);
  await Promise.all([all(), other()]);
  shop.computed();
  await change(soldOut(piece));
  expect(await version()).not.toBe(before);
  expect(codes((await ready()).product)).not.toContain(piece.code);
  expect((await all()).product.find(({ code }) => code === piece.code)?.show_product).toBe('none');
  expect(shop.computed()).toBe(2);
  await other();
  expect(shop.computed()).toBe(0);

  await change(sql`update stock_levels set reserved = on_hand - ${piece.remain} where product_id = ${piece.id}`);
  expect(codes((await ready()).product)).toContain(piece.code);
  expect((await all()).product.find(({ code }) => code === piece.code)?.show_product).toBe('stock');
});

test('what has to be ordered is sold out too, on its card and on the home page', async () => {
  const piece = await sofa(false);
  await sql`insert into featured_products (list, product_id, position) values ('recommended', ${piece.id}, -1)
    on conflict do nothing`.execute(real.database.db);
  await shop.refresh();
  const shown = async () => {
    const [home, { product }] = await Promise.all([
      shop.ask('homePage', {}),
      shop.ask('categoryProduct', { id: SOFAS }),
    ]);
    return [...home.featuredProduct, ...product].filter(({ id }) => id === piece.id).map((card) => card.show_product);
  };
  expect(await shown()).toEqual(['order', 'order']);
  await change(soldOut(piece));
  expect(await shown()).toEqual(['none', 'none']);
});

test('a review is on its product’s page, renews no list, and counts in the order by rating', async () => {
  const { db } = real.database;
  const byRating = (asked: object = {}) =>
    shop.ask('categoryProduct', { id: SOFAS, sort: 'rating', ...asked } as never);
  const best = (await byRating()).product[0];
  const code = best?.code ?? '';
  await shop.ask('singleProduct', { id: code });
  await askLists();
  const before = await version();
  const customer_id = await insertCustomer(db);
  const message = 'Хөл нь суларсан';
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('reviews')
      .values({ customer_id, product_id: best?.id ?? 0, rating: 1, message })
      .execute();
    await sql`update products set rating_count = rating_count + 1, rating_sum = rating_sum + 1
      where id = ${best?.id}`.execute(tx);
  });
  await shop.refresh();
  expect(await version()).toBe(before);
  expect((await askLists()).computed).toBe(0);
  const { review, single } = await shop.ask('singleProduct', { id: code });
  expect([review[0]?.message, single.review_count]).toEqual([message, (best?.review_count ?? 0) + 1]);
  // The cached list is up to twenty seconds old; a newly computed one has the new order.
  expect((await byRating()).product[0]?.code).toBe(code);
  expect((await byRating({ price: [0, 99_000_000] })).product[0]?.code).not.toBe(code);
});

test('a setting is seen at once, and renews no answer', async () => {
  const { db } = real.database;
  await askLists();
  const before = await version();
  await change(sql`update settings set value = jsonb_set(value, '{phone}', '"7700-0000"') where key = 'shop_facts'`);
  expect((await shopFacts(db)).phone).toBe('7700-0000');
  expect(await version()).toBe(before);
  expect((await askLists()).computed).toBe(0);
});

test('another price renews the lists, its own product and those beside it, and no other product', async () => {
  const { product } = await shop.ask('categoryProduct', { id: SOFAS });
  const { single, related } = await shop.ask('singleProduct', { id: product[0]?.code ?? '' });
  // A product whose price gets closer stays among the similar ones.
  const neighbour = related.find(({ sale_price }) => sale_price < single.sale_price);
  const nearer = (neighbour?.sale_price ?? 0) + 100;
  const stranger = (await shop.ask('categoryProduct', { id: 2 })).product[0]?.code ?? '';
  await shop.ask('singleProduct', { id: stranger });
  shop.computed();
  const before = await version();
  await change(sql`update products set price_tug = ${nearer}, regular_price_tug = ${nearer}, discount_percent = 0
    where id = ${neighbour?.id}`);
  expect(await version()).not.toBe(before);
  const beside = await shop.ask('singleProduct', { id: product[0]?.code ?? '' });
  expect(beside.related.find(({ id }) => id === neighbour?.id)?.sale_price).toBe(nearer);
  expect(shop.computed()).toBe(1);
  await shop.ask('singleProduct', { id: stranger });
  expect(shop.computed()).toBe(0);
});

test('two processes have one version, and one of them computes the home page for both', async () => {
  const other = keptShopOfTest(real.database.db, redis, name);
  const both = [shop, other];
  for (const isSoldOut of [false, true]) {
    if (isSoldOut) await soldOut(await sofa(false)).execute(real.database.db);
    for (const process of both) await process.refresh();
    expect((await other.index.loaded()).version).toBe(await version());
    for (const process of both) process.computed();
    const first = await shop.ask('homePage', {});
    await expect.poll(async () => (await redis.keys(`*homePage*${name}.${await version()} *`)).length).toBe(1);
    expect(await other.ask('homePage', {})).toEqual(first);
    expect(both.map((process) => process.computed())).toEqual([1, 0]);
  }
});
