import { calls } from '@tokhi/contract/calls';
import type { ProductRow } from '@tokhi/contract/fields/product-fields';
import { printSpecsCondition } from '@tokhi/rules/catalogue/specs-condition';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';

const real = databaseOfTest();
let shop: ShopOfTest;

/** Products with different sales and dates, with many equal ranks among them. */
beforeAll(async () => {
  const { db } = real.database;
  await sql`update products set popularity = id * 37 % 11,
    published_at = ${DEMO_DAY}::timestamptz - id * 53 % 200 * interval '1 day'`.execute(db);
  await sql`update products set rating_count = 2, rating_sum = 3 + id % 7 where id % 3 = 0`.execute(db);
  shop = shopOfTest(db);
  await shop.refresh();
});

const SOFAS = 1;
const EVENT = 2;
type Asked = Record<string, unknown>;
type Name = 'categoryProduct' | 'subCategoryProduct' | 'brandProduct' | 'event';
const LISTS: [name: Name, id: number | string][] = [
  ['categoryProduct', SOFAS],
  ['subCategoryProduct', 'coffee-table'],
  ['brandProduct', 1],
  ['event', EVENT],
];
const SORTS = ['popular', 'newest', 'price-up', 'price-down', 'discount', 'rating', 'size'] as const;

interface Page {
  pagination: { page: number; pageSize: number; totalProduct: number; totalPage: number };
  product: ProductRow[];
}
const list = async (name: Name, asked: Asked): Promise<Page> => (await shop.ask(name, asked as never)) as Page;
const category = (asked: Asked = {}) => shop.ask('categoryProduct', { id: SOFAS, ...asked } as never);

async function wholeList(name: Name, asked: Asked): Promise<ProductRow[]> {
  const { product, pagination } = await list(name, asked);
  for (let page = 2; page <= pagination.totalPage; page += 1)
    product.push(...(await list(name, { ...asked, page })).product);
  expect(product).toHaveLength(pagination.totalProduct);
  return product;
}

test.each(LISTS)('the answer of %s has every field that the contract names', async (name, id) => {
  const answer = (await shop.answer(name, calls[name].body.parse({ id }) as object)) as Page;
  expect(calls[name].reply.parse(answer)).toEqual(answer);
  expect(answer.product.length).toBeGreaterThan(3);
});

test.each(LISTS)('the pages of %s hold the whole list, and no product twice', async (name, id) => {
  const ids = (await wholeList(name, { id })).map((row) => row.id);
  expect(new Set(ids).size).toBe(ids.length);
  const where = {
    categoryProduct: sql`category_id = ${id}`,
    subCategoryProduct: sql`sub_category_id = (select id from sub_categories where code = ${id})`,
    brandProduct: sql`brand_id = ${id}`,
    event: sql`id in (select product_id from event_products where event_id = ${id})`,
  }[name];
  const { rows } = await sql<{ id: number }>`select id from products where is_listed and ${where} order by id`.execute(
    real.database.db,
  );
  expect(ids.toSorted((one, other) => one - other)).toEqual(rows.map((row) => row.id));
});

interface Facts {
  id: number;
  popularity: number;
  /** Which colour of its model it is, the best seller first. */
  colour: number;
  published_at: Date;
  rating: number;
  room: number | null;
}
const cutOf = ({ Regular_price_tug, sale_price }: ProductRow) =>
  Math.round(((Regular_price_tug - sale_price) * 100) / Regular_price_tug);

/** What each order looks at, smallest first. */
const ranksOf = (row: ProductRow, facts: Facts): Record<(typeof SORTS)[number], number[]> => {
  const popular = [-facts.popularity, row.id];
  return {
    popular: [facts.colour, ...popular],
    newest: [-facts.published_at.getTime(), -row.id],
    'price-up': [row.sale_price, row.id],
    'price-down': [-row.sale_price, -row.id],
    discount: [-cutOf(row), ...popular],
    rating: [-facts.rating, ...popular],
    size: [facts.room ?? Number.POSITIVE_INFINITY, ...popular],
  };
};
const comesBefore = (one: number[], other: number[]): boolean => {
  const differs = one.findIndex((rank, index) => rank !== other[index]);
  return differs !== -1 && (one[differs] as number) < (other[differs] as number);
};

test.each(SORTS)('a list in the order %s stands as the facts say', async (sort) => {
  const { rows } = await sql<Facts>`
    select products.id, popularity, published_at,
           row_number() over (partition by model_id order by popularity desc, products.id)::int as colour,
           case when rating_count = 0 then 0 else round(rating_sum * 100.0 / rating_count)::int end as rating,
           (round(width_mm / 10.0) * round(depth_mm / 10.0) * round(height_mm / 10.0))::float8 as room
    from products join models on models.id = products.model_id where is_listed`.execute(real.database.db);
  const facts = new Map(rows.map((row) => [row.id, row]));
  const ranks = (await wholeList('categoryProduct', { id: SOFAS, sort })).map(
    (row) => ranksOf(row, facts.get(row.id) as Facts)[sort],
  );
  expect(ranks.length).toBeGreaterThan(30);
  for (const [index, rank] of ranks.slice(1).entries()) expect(comesBefore(ranks[index] as number[], rank)).toBe(true);
});

test('an event stands in the order of the staff, unless another is asked for', async () => {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from event_products where event_id = ${EVENT} order by position, product_id`.execute(
    real.database.db,
  );
  const shown = (await wholeList('event', { id: EVENT })).map((row) => row.id);
  expect(shown).toEqual(rows.map((row) => row.product_id));
  expect((await wholeList('event', { id: EVENT, sort: 'price-up' })).map((row) => row.id)).not.toEqual(shown);
  const best = await sql<{ id: number }>`
    select id from products where id = any(${shown})
    order by row_number() over (partition by model_id order by popularity desc, id), popularity desc, id`.execute(
    real.database.db,
  );
  expect((await wholeList('event', { id: EVENT, sort: 'popular' })).map((row) => row.id)).toEqual(
    best.rows.map(({ id }) => id),
  );
});

test('each filter leaves only what it names', async () => {
  const { sub, brand, material, specs, product } = await category();
  const colour = 'тоосгон улаан';
  expect(product.some((row) => row.color_name === colour)).toBe(true);
  const shelf = sub.at(-1)?.id ?? 0;
  const stuff = material.at(-1)?.name ?? '';
  expect((await category({ color: [colour] })).product.every((row) => row.color_name === colour)).toBe(true);
  expect((await category({ sub: [shelf] })).product.every((row) => row.sub_id === shelf)).toBe(true);
  expect(
    (await category({ brand: [brand[0]?.id] })).product.every((row) => row.brandname === brand[0]?.brandname),
  ).toBe(true);
  expect((await category({ material: [stuff] })).pagination.totalProduct).toBe(material.at(-1)?.total);
  expect((await category({ price: [0, 500_000] })).product.every((row) => row.sale_price <= 500_000)).toBe(true);
  const { field, value, total } = specs[0] ?? { field: '', value: '', total: -1 };
  const condition = printSpecsCondition([{ field, values: [value] }]);
  expect((await category({ specs: condition })).pagination.totalProduct).toBe(total);
});

test('a family of colours is chosen and counted as one', async () => {
  const green = (await category()).color.find((row) => row.color_name === 'ногоон');
  const { product, pagination } = await category({ color: ['ногоон'] });
  expect(pagination.totalProduct).toBe(green?.total);
  expect(product.every((row) => row.color_name.includes('ногоон'))).toBe(true);
  expect(new Set(product.map((row) => row.color_name)).size).toBeGreaterThan(1);
});

test('two choices of one filter show both, two filters show what has both', async () => {
  const [first, second] = (await category()).brand;
  const both = await category({ brand: [first?.id, second?.id] });
  expect(both.pagination.totalProduct).toBe((first?.total ?? 0) + (second?.total ?? 0));
  const ready = await category({ brand: [first?.id], ready: true });
  expect(ready.pagination.totalProduct).toBe((await category({ brand: [first?.id] })).ready);
});

test('rows of the sidebar stay where they are while filters are ticked, and the sliders keep their ends', async () => {
  const whole = await category();
  const narrowed = await category({ color: [whole.color.at(-1)?.color_name], price: [0, 300_000] });
  expect(narrowed.brand.map(({ id }) => id)).toEqual(whole.brand.map(({ id }) => id));
  expect(narrowed.color.map((row) => row.color_name)).toEqual(whole.color.map((row) => row.color_name));
  expect(narrowed.spcs).toEqual(whole.spcs);
  expect([narrowed.max, narrowed.sizes]).toEqual([whole.max, whole.sizes]);
});

test('a page behind the end shows the last one', async () => {
  const { pagination } = await category({ page: 10_000 });
  expect(pagination.page).toBe(pagination.totalPage);
  expect(pagination.totalPage).toBeGreaterThan(1);
  const empty = await category({ color: ['ийм өнгө байхгүй'], page: 7 });
  expect(empty.pagination).toEqual({ page: 1, pageSize: 30, totalProduct: 0, totalPage: 0 });
  expect(empty.product).toEqual([]);
});

test('the page of a shelf names its category and its siblings', async () => {
  const reply = await shop.ask('subCategoryProduct', { id: 'coffee-table' });
  expect(reply.category).toMatchObject({
    sub_category_name: 'Журналын ширээ',
    category_code: 'tables',
    category_name: 'Ширээ, сандал',
  });
  expect(reply.subs.map((sub) => sub.sub_category_code)).toContain('dining-chair');
  expect(reply.length).toBe(reply.pagination.totalProduct);
});

test.each([
  ['categoryProduct', 999_999, 'category_not_found'],
  ['subCategoryProduct', 'no-such-shelf', 'category_not_found'],
  ['brandProduct', 999_999, 'brand_not_found'],
  ['event', 999_999, 'event_not_found'],
] as const)('%s of what the shop does not have is refused', async (name, id, code) => {
  await expect(list(name, { id })).rejects.toMatchObject({ code });
});

test.each(["material = 'мод'", '1=1; drop table products', "seats in ('3') OR true", "seats in ('3') AND "])(
  'a specification text that is no condition is refused: %s',
  async (specs) => {
    await expect(category({ specs })).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(list('subCategoryProduct', { id: 'sofa', spec: specs })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  },
);

test('an event is there from its first moment to its last, and not outside', async () => {
  const starts_at = new Date(DEMO_DAY.getTime() + 1_000);
  const ends_at = new Date(DEMO_DAY.getTime() + 2_000);
  await real.database.db.updateTable('events').set({ starts_at, ends_at }).where('id', '=', EVENT).execute();
  const at = (now: Date) => shopOfTest(real.database.db, () => now).ask('event', { id: EVENT });
  await expect(at(DEMO_DAY)).rejects.toMatchObject({ code: 'event_not_found' });
  expect((await at(starts_at)).event.event_name).toBe('Өвлийн дулаан');
  await expect(at(ends_at)).rejects.toMatchObject({ code: 'event_not_found' });
});
