import type { ProductRow } from '@tokhi/contract/fields/product-fields';
import { printSpecsCondition } from '@tokhi/rules/catalogue/specs-condition';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { refreshSearch } from './refresh-search.ts';

const real = databaseOfTest();
let now = DEMO_DAY;
let shop: ShopOfTest;
beforeAll(async () => {
  shop = shopOfTest(real.database.db, () => now);
  await shop.index.loaded();
});

const SOFAS = 1;
const TABLES = 2;
type Asked = Record<string, unknown>;
const list = (id: number, asked: Asked = {}) => shop.ask('categoryProduct', { id, ...asked } as never);
const find = async (search: string) => (await shop.ask('search', { search })).product.map(({ code }) => code);
const change = async (statement: ReturnType<typeof sql>) => {
  await statement.execute(real.database.db);
  await shop.refresh();
};
const dirty = async () =>
  (await real.database.db.selectFrom('search_dirty').select('product_id').execute()).map((row) => row.product_id);

async function card(id: number, code: string, asked: Asked = {}): Promise<ProductRow | undefined> {
  const { pagination, product } = await list(id, asked);
  for (let page = 2; page <= pagination.totalPage; page += 1)
    product.push(...(await list(id, { ...asked, page })).product);
  return product.find((row) => row.code === code);
}

test('a changed price is on the card, in the slider and in the order', async () => {
  await list(SOFAS);
  await change(sql`update products set price_tug = 9999000, regular_price_tug = 9999000 where code = '70489216'`);
  const { max, product } = await list(SOFAS, { sort: 'price-down' });
  expect(max).toBe(9_999_000);
  expect(product[0]).toMatchObject({ code: '70489216', sale_price: 9_999_000 });
  expect((await list(SOFAS, { price: [9_999_000, 9_999_000] })).pagination.totalProduct).toBe(1);
});

test('a price that changed beside stock and an edit brings all of it, and only what is no price writes words anew', async () => {
  const { db } = real.database;
  const code = '70489216';
  const waiting = () => db.selectFrom('search_dirty').select(['facts', 'words']).orderBy('id').execute();
  await sql`update products set price_tug = 8888000, version = version + 1 where code = ${code}`.execute(db);
  await sql`update stock_levels set on_hand = reserved from products where products.id = product_id and code = ${code}`.execute(
    db,
  );
  expect(await waiting()).toEqual([
    { facts: true, words: false },
    { facts: false, words: true },
  ]);
  await shop.refresh();
  expect((await card(SOFAS, code))?.sale_price).toBe(8_888_000);
  expect(await card(SOFAS, code, { ready: true })).toBeUndefined();
  await sql`update products set price_tug = 8777000, popularity = popularity + 1 where code = ${code}`.execute(db);
  expect(await waiting()).toEqual([{ facts: true, words: true }]);
  await shop.refresh();
  expect((await card(SOFAS, code))?.sale_price).toBe(8_777_000);
});

test('a price and a name that change at once are both found', async () => {
  await sql`update products set price_tug = price_tug + 100, regular_price_tug = regular_price_tug + 100 where code = '70489225'`.execute(
    real.database.db,
  );
  await change(sql`update products set name = 'GUNJIDMAA' where code = '70489225'`);
  expect(await find('gunjidmaa')).toEqual(['70489225']);
  await change(sql`update products set name = 'NARAN 2 хүний буйдан' where code = '70489225'`);
});

test('what was sold out is no longer ready', async () => {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from products join stock_levels on product_id = id
    where category_id = ${SOFAS} and ready_in_ulaanbaatar and remain > 0 and is_listed limit 1`.execute(
    real.database.db,
  );
  const { code = '', id = 0 } = rows[0] ?? {};
  const { ready } = await list(SOFAS);
  expect(await card(SOFAS, code, { ready: true })).toBeDefined();
  await change(sql`update stock_levels set on_hand = reserved where product_id = ${id}`);
  expect((await list(SOFAS)).ready).toBe(ready - 1);
  expect(await card(SOFAS, code, { ready: true })).toBeUndefined();
});

test('a new name is found and suggested, the old one no more', async () => {
  await change(sql`update products set name = 'GUNJIDMAA' where code = '70489225'`);
  expect(await find('gunjidmaa')).toEqual(['70489225']);
  expect((await shop.ask('suggest', { search: 'гүнжидм' })).products.map(({ code }) => code)).toEqual(['70489225']);
  await change(sql`update products set name = 'NARAN 2 хүний буйдан' where code = '70489225'`);
  expect(await find('gunjidmaa')).toEqual([]);
  expect((await shop.ask('suggest', { search: 'гүнжидм' })).words).toEqual([]);
});

test('a model that moves to another shelf leaves the old list, and its filters count rightly in the new one', async () => {
  const before = [(await list(SOFAS)).pagination.totalProduct, (await list(TABLES)).pagination.totalProduct];
  const moved = await sql<{ model_id: number }>`
    update models set category_id = ${TABLES}, sub_category_id = (select id from sub_categories where code = 'dining-chair')
    where id = (select model_id from products where code = '70601544') returning id as model_id`.execute(
    real.database.db,
  );
  const colours = await real.database.db
    .selectFrom('products')
    .select('code')
    .where('model_id', '=', moved.rows[0]?.model_id ?? 0)
    .where('is_listed', '=', true)
    .execute();
  await shop.refresh();
  expect(await card(SOFAS, '70601544')).toBeUndefined();
  expect(await card(TABLES, '70601544')).toBeDefined();
  const tables = await list(TABLES);
  expect([(await list(SOFAS)).pagination.totalProduct, tables.pagination.totalProduct]).toEqual([
    (before[0] ?? 0) - colours.length,
    (before[1] ?? 0) + colours.length,
  ]);
  for (const { field, value, total } of tables.specs) {
    const specs = printSpecsCondition([{ field, values: [value] }]);
    expect((await list(TABLES, { specs })).pagination.totalProduct).toBe(total);
  }
});

test('a new brand name is in the filter and finds its products', async () => {
  const { brand } = await list(SOFAS);
  const { id = 0, brandname = '', total = 0 } = brand[0] ?? {};
  await change(sql`update brands set name = 'KHURELBAATAR' where id = ${id}`);
  expect((await list(SOFAS)).brand[0]).toEqual({ id, brandname: 'KHURELBAATAR', total });
  expect((await shop.ask('search', { search: 'хүрэлбаатар' })).products).toBeGreaterThanOrEqual(total);
  expect(await find(brandname)).not.toEqual(await find('хүрэлбаатар'));
});

test('another value of a specification moves the product in the filter', async () => {
  const { specs } = await list(SOFAS);
  const [from, to] = specs.filter(({ field }) => field === 'seats');
  const { rows } = await sql<{ product_id: number }>`
    update product_specs set value_id = (select id from spec_values where attribute_id = 2 and value = ${to?.value})
    where product_id = (select product_id from product_specs join products on products.id = product_id
      where attribute_id = 2 and value_id = (select id from spec_values where attribute_id = 2 and value = ${from?.value})
        and is_listed and category_id = ${SOFAS} limit 1)
      and attribute_id = 2 returning product_id`.execute(real.database.db);
  expect(rows).toHaveLength(1);
  await shop.refresh();
  const total = async (value = '') =>
    (await list(SOFAS)).specs.find((row) => row.field === 'seats' && row.value === value)?.total ?? 0;
  expect([await total(from?.value), await total(to?.value)]).toEqual([(from?.total ?? 0) - 1, (to?.total ?? 0) + 1]);
});

test('a material that is called otherwise is filtered and found under its new name', async () => {
  const { material } = await list(SOFAS);
  const { name = '', total = 0 } = material[0] ?? {};
  await change(sql`update spec_values set value = 'хулсан утас' where value = ${name}`);
  const renamed = await list(SOFAS, { material: ['хулсан утас'] });
  expect(renamed.pagination.totalProduct).toBe(total);
  expect(renamed.material[0]).toEqual({ name: 'хулсан утас', total });
  expect((await shop.ask('search', { search: 'хулсан утас' })).products).toBeGreaterThanOrEqual(total);
});

test('a specification that gets another place in the filters still filters the same products', async () => {
  const specs = printSpecsCondition([{ field: 'seats', values: ['3'] }]);
  const seated = (await list(SOFAS, { specs })).pagination.totalProduct;
  await change(sql`update spec_attributes set facet_slot = 9 where code = 'seats' and category_id = ${SOFAS}`);
  expect((await list(SOFAS, { specs })).pagination.totalProduct).toBe(seated);
});

test('a withdrawn product is in no list, no search, no suggestion, and no dot of its sisters', async () => {
  const { product } = await list(SOFAS, { sort: 'newest' });
  const { code = '', color_dots = [] } = product.find((row) => row.color_dots.length > 1) ?? {};
  const sister = color_dots.find((dot) => dot.code !== code)?.code ?? '';
  expect((await card(SOFAS, sister))?.color_dots.map((dot) => dot.code)).toContain(code);
  await change(sql`update products set withdrawn_at = published_at + interval '1 hour' where code = ${code}`);
  expect(await card(SOFAS, code)).toBeUndefined();
  expect(await find(code)).toEqual([]);
  expect((await shop.ask('suggest', { search: code })).products).toEqual([]);
  expect((await card(SOFAS, sister))?.color_dots.map((dot) => dot.code)).not.toContain(code);
});

test('a description with an endless word stops nobody’s news', async () => {
  await change(
    sql`update models set description_html = repeat('аб', 9000) where id = (select model_id from products where code = '70489235')`,
  );
  await change(sql`update products set name = 'KHURMASTA' where code = '70489236'`);
  expect(await find('khurmasta')).toEqual(['70489236']);
});

test('a batch that fails stays in the list, and is done when it can be', async () => {
  await sql`update products set name = 'NARMANDAKH' where code = '70489237'`.execute(real.database.db);
  const waiting = await dirty();
  expect(waiting.length).toBeGreaterThan(0);
  await sql`alter table search_terms rename to lost_terms`.execute(real.database.db);
  await expect(refreshSearch(real.database.db)).rejects.toThrow('search_terms');
  expect(await dirty()).toEqual(waiting);
  await sql`alter table lost_terms rename to search_terms`.execute(real.database.db);
  await shop.refresh();
  expect(await dirty()).toEqual([]);
  expect(await find('narmandakh')).toEqual(['70489237']);
});

test('a campaign begins and ends by the clock, without any write', async () => {
  const starts = new Date(DEMO_DAY.getTime() + 3_600_000);
  const ends = new Date(DEMO_DAY.getTime() + 7_200_000);
  await change(sql`update products set price_tug = 8000000, regular_price_tug = 8000000, discount_percent = 50,
    discount_starts_at = ${starts}, discount_ends_at = ${ends} where code = '70512104'`);
  const seen: unknown[] = [];
  for (const moment of [DEMO_DAY, starts, new Date(ends.getTime() - 1), ends]) {
    now = moment;
    await shop.index.catchUp();
    const { version } = await shop.index.loaded();
    seen.push([(await card(SOFAS, '70512104'))?.sale_price, await half(), version]);
  }
  const later = shopOfTest(real.database.db, () => ends);
  expect((await later.index.loaded()).version).toBe((await shop.index.loaded()).version);
  now = DEMO_DAY;
  const [before, begun, running, over] = seen as [number, number, string][];
  expect([before, begun, running, over].map((one) => one?.slice(0, 2))).toEqual([
    [8_000_000, 0],
    [4_000_000, 1],
    [4_000_000, 1],
    [8_000_000, 0],
  ]);
  // Cached answers depend on the version: it changes when the campaign begins and ends, and only then.
  expect(new Set([before?.[2], begun?.[2], over?.[2]]).size).toBe(3);
  expect(begun?.[2]).toBe(running?.[2]);
});

const half = async () => (await list(SOFAS, { price: [4_000_000, 4_000_000] })).pagination.totalProduct;
