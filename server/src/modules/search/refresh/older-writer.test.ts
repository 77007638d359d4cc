// During a deployment the last release's worker writes what this release's API processes follow (record 222).
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { type KeptShop, keptShopOfTest } from '../../../../test/kept-shop-of-test.ts';
import { redisOfTest } from '../../../../test/redis-of-test.ts';
import { searchState } from '../index/index.queries.ts';
import { refreshSearch } from './refresh-search.ts';
import { nextVersion, noticeOlderWriter } from './versions.queries.ts';

const SOFAS = 1;
const CODE = '70489216';
const real = databaseOfTest();
let redis: Redis;
let shop: KeptShop;
beforeAll(async () => {
  redis = await redisOfTest();
  shop = keptShopOfTest(real.database.db, redis, `test-${randomUUID()}`);
  await shop.refresh();
});
afterAll(() => redis.disconnect());

/** A batch of a worker that knows only the counter of batches; `column` is one that it does not know either. */
const olderWorkerSells = (price: number) =>
  real.database.db.transaction().execute(async (tx) => {
    await sql`update products set price_tug = ${price}, regular_price_tug = ${price} where code = ${CODE}`.execute(tx);
    await sql`delete from search_dirty`.execute(tx);
    await sql`update search_state set version = version + 1`.execute(tx);
    await sql`update search_docs set price_tug = ${price}, regular_price_tug = ${price}, version = search_state.version
      from search_state, products where products.id = product_id and products.code = ${CODE}`.execute(tx);
  });
const priceInList = async () => {
  const { product } = await shop.ask('categoryProduct', { id: SOFAS, sort: 'price-down' });
  return product[0]?.sale_price;
};
const documents = async () => {
  const { rows } = await sql<{ code: string; version: number }>`
    select code, search_docs.version from search_docs join products on products.id = product_id`.execute(
    real.database.db,
  );
  return new Map(rows.map(({ code, version }) => [code, version]));
};

test('a price that the last release’s worker writes is in kept lists at once', async () => {
  for (const price of [50_000_000, 51_000_000, 52_000_000]) {
    await priceInList();
    await olderWorkerSells(price);
    await shop.index.catchUp();
    expect(await priceInList()).toBe(price);
  }
});

test('a batch of each worker between two looks hides nothing of the older one', async () => {
  await olderWorkerSells(53_000_000);
  await sql`update stock_levels set on_hand = on_hand + 1 where product_id = (select min(id) from products)`.execute(
    real.database.db,
  );
  expect(await refreshSearch(real.database.db)).toBe(1);
  await shop.index.catchUp();
  expect(await priceInList()).toBe(53_000_000);
});

test('a worker that begins writes again what the older one wrote, and nothing else', async () => {
  await shop.refresh();
  const before = await documents();
  await olderWorkerSells(54_000_000);
  await sql`update search_docs set rating = 7 where product_id = (select id from products where code = ${CODE})`.execute(
    real.database.db,
  );
  await noticeOlderWriter(real.database.db);
  await shop.refresh();
  const after = await documents();
  expect([...after].filter(([code, version]) => version !== before.get(code)).map(([code]) => code)).toEqual([CODE]);
  const { rows } = await sql`select rating from search_docs
    where product_id = (select id from products where code = ${CODE})`.execute(real.database.db);
  expect(rows).not.toEqual([{ rating: 7 }]);
  const { version } = await searchState(real.database.db);
  await noticeOlderWriter(real.database.db);
  await shop.refresh();
  expect((await searchState(real.database.db)).version).toBe(version);
});

test('the worker of this release says nothing about the counters of the next one, before it and after a rollback', async () => {
  const batchOf = (format: number) =>
    real.database.db.transaction().execute((tx) => nextVersion(tx, { facts: false, content: false }, format));
  await batchOf(1);
  const [asNow, asNext] = [await searchState(real.database.db, 1), await searchState(real.database.db, 2)];
  expect(asNow.facts).not.toContain('+');
  expect(asNext.facts).toContain('+');
  await batchOf(2);
  expect((await searchState(real.database.db, 1)).facts).not.toContain('+');
  const counted = await searchState(real.database.db, 2);
  expect(counted.facts).not.toContain('+');
  await batchOf(1);
  expect((await searchState(real.database.db, 1)).facts).toBe(counted.facts);
  expect((await searchState(real.database.db, 2)).facts).toContain('+');
  // The next release runs again: what it missed counts as a change of everything.
  await batchOf(2);
  expect(Number((await searchState(real.database.db, 2)).facts)).toBe(Number(counted.facts) + 1);
  await shop.refresh();
});

test('a column that the next release adds takes its default where this worker writes', async () => {
  await sql`alter table search_docs add column weight_kg int not null default 7`.execute(real.database.db);
  try {
    await sql`delete from search_docs`.execute(real.database.db);
    await sql`insert into search_dirty (product_id) select id from products where code = ${CODE}`.execute(
      real.database.db,
    );
    while ((await refreshSearch(real.database.db)) > 0);
    const { rows } = await sql`select weight_kg from search_docs`.execute(real.database.db);
    expect(rows).toEqual([{ weight_kg: 7 }]);
  } finally {
    await sql`alter table search_docs drop column weight_kg`.execute(real.database.db);
  }
});
