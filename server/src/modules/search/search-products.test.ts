import { calls } from '@tokhi/contract/calls';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { colourFamiliesOfTest } from '../../../test/search/colour-families-of-test.ts';
import { recount } from '../../../test/search/recount-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';

const real = databaseOfTest();
let shop: ShopOfTest;
beforeAll(() => {
  shop = shopOfTest(real.database.db);
});

const search = (typed: string, asked: Record<string, unknown> = {}) =>
  shop.ask('search', { search: typed, ...asked } as never);

async function found(typed: string, asked: Record<string, unknown> = {}): Promise<ProductCard[]> {
  const { product, pagination } = await search(typed, asked);
  for (let page = 2; page <= pagination.totalPage; page += 1)
    product.push(...(await search(typed, { ...asked, page })).product);
  return product;
}
const codes = (cards: readonly ProductCard[]) => cards.map(({ code }) => code);
const says = (card: ProductCard, word: string) =>
  `${card.name} ${card.product_type} ${card.sub_category_name} ${card.color_name}`.toLowerCase().includes(word);

test('the answer of a search has every field that the contract names', async () => {
  const answer = await shop.answer('search', calls.search.body.parse({ search: 'буйдан' }));
  expect(calls.search.reply.parse(answer)).toEqual(answer);
});

test.each([
  ['in Latin letters', 'buidan', 'exact', 'буйдан'],
  ['in another case', 'буйдангийн', 'exact', null],
  ['on the other keyboard', 'dea;gy', 'layout', 'буйдан'],
  ['in Russian', 'диван', 'exact', 'буйдан'],
  ['with a slip', 'бйудан', 'typo', 'буйдан'],
  ['in capitals', 'БУЙДАН', 'exact', null],
])('«буйдан» typed %s finds the same products', async (_habit, typed, level, text) => {
  const sofas = await found('буйдан');
  expect(sofas.length).toBeGreaterThan(10);
  expect(codes(await found(typed))).toEqual(codes(sofas));
  expect((await search(typed)).understood).toEqual({ level, text, filters: [] });
});

test.each([
  '70489215',
  '704.892.15',
  '704 892 15',
  'IK 704-892-15',
  'код: 70489215',
  'https://tokhi.example/single-product/70489215?a=1',
])('an article number leads to its product however it is written: %s', async (typed) => {
  const reply = await search(typed);
  expect(reply).toMatchObject({ code: '70489215', understood: { level: 'code', text: null }, products: 1 });
  expect(codes(reply.product)).toEqual(['70489215']);
});

test('an article number that the shop does not have, or has withdrawn, leads nowhere', async () => {
  expect(await search('99999999')).toMatchObject({ code: null, products: 0, understood: { level: 'none' } });
  await sql`update products set withdrawn_at = published_at + interval '1 hour' where code = '82115433'`.execute(
    real.database.db,
  );
  await shop.refresh();
  expect(await search('82115433')).toMatchObject({ code: null, products: 0 });
});

test.each(['гар утас', 'gar utas', 'нохой', 'asdfgh', '', '🚗', "'", '…', ')(&|!:*', '\\'])(
  'what is not sold finds nothing: «%s»',
  async (typed) => {
    // The contract refuses an empty text; other callers of the use case must not fail on it either.
    const reply = (await shop.answer('search', {
      ...calls.search.body.parse({ search: 'x' }),
      search: typed,
    })) as object;
    expect(reply).toMatchObject({ products: 0, product: [], understood: { level: 'none', text: null } });
  },
);

test('two things at once find what is both, or else either', async () => {
  const sets = await search('ширээ сандал');
  expect(sets.understood.level).toBe('exact');
  expect(sets.product.every((card) => says(card, 'ширээ') && says(card, 'сандал'))).toBe(true);
  const either = await found('хивс толь');
  expect((await search('хивс толь')).understood.level).toBe('some');
  const each = [...(await found('хивс')), ...(await found('толь'))];
  expect(new Set(codes(either))).toEqual(new Set(codes(each)));
});

test('of several words the more a product has, the earlier it comes', async () => {
  const { product, understood } = await search('хилэн гутлын шүүгээ');
  expect(understood.level).toBe('some');
  const shelves = product.map((card) => card.sub_category_code);
  const shoes = shelves.filter((code) => code === 'shoe-cabinet').length;
  expect(shoes).toBeGreaterThan(0);
  expect(shelves.slice(0, shoes).every((code) => code === 'shoe-cabinet')).toBe(true);
  expect(shelves.length).toBeGreaterThan(shoes);
});

test.each(['нүдний шил', 'нохойн хоол', 'муурны элс', 'толь бичиг'])(
  'what our goods are only made of, meant for or coloured like is not what «%s» asks for',
  async (typed) => {
    expect(await search(typed)).toMatchObject({ products: 0, understood: { level: 'none' } });
  },
);

test.each(['KHANGAI', 'khangai', 'хангай'])('a brand is found by its name, and all of it: %s', async (typed) => {
  const { id } = await real.database.db
    .selectFrom('brands')
    .select('id')
    .where('name', '=', 'KHANGAI')
    .executeTakeFirstOrThrow();
  const own = await shop.ask('brandProduct', { id });
  const byName = await found(typed);
  expect(codes(byName)).toEqual(expect.arrayContaining(codes(own.product)));
});

test.each(['саарал', 'цагаан', 'ягаан'])(
  'a colour word finds what has the colour, and all of it: %s',
  async (colour) => {
    const cards = await found(colour);
    // The last word of each part of its name: «саарал ногоон» is a green.
    const { rows } = await sql<{
      code: string;
    }>`select products.code from products join colours on colours.id = colour_id
    where is_listed and colours.name ~ ${`${colour}(,| ба |$)`}`.execute(real.database.db);
    expect(new Set(codes(cards))).toEqual(new Set(rows.map(({ code }) => code)));
  },
);

test('a colour and a thing find the thing in that colour first', async () => {
  const [first] = await found('хар ногоон буйдан');
  expect(first?.color_name).toContain('хар ногоон');
});

test.each([
  ['ажлын ширээ', 'ширээ', 'a desk before a lamp for desks'],
  ['2 хүний ор', 'ор', 'a bed before a sofa whose text mentions one'],
  ['шилэн ширээ', 'ширээ', 'a table, though the shop has glass only as cups'],
  ['унтлагын өрөө', 'ор', 'what stands in the room'],
  ['телевизийн ширээ', 'тавиур', 'what carries the screen'],
])('«%s» is about its thing, %s: %s', async (typed, thing) => {
  const first = (await search(typed)).product.slice(0, 5);
  expect(first.map(({ sub_category_name }) => sub_category_name.endsWith(thing))).toEqual(first.map(() => true));
});

test('filters and counts of a search are those of a list of the same products', async () => {
  const whole = await found('сандал');
  const scope = sql`products.id = any(${whole.map(({ id }) => id)})`;
  const asked = {
    color: [whole.at(-1)?.color_name ?? '', whole[0]?.color_name ?? ''],
    price: [0, 900_000] as [number, number],
  };
  const reply = await search('сандал', asked);
  const { coloursOf, byFamily } = await colourFamiliesOfTest(shop.index);
  const facts = await recount(real.database.db, scope, { ...asked, color: coloursOf(asked.color) }, DEMO_DAY);
  const narrowed = (await found('сандал', asked)).map(({ id }) => id).toSorted((one, other) => one - other);
  expect(narrowed).toEqual(facts.ids);
  expect([reply.products, reply.ready, reply.max, reply.sizes]).toEqual([
    facts.ids.length,
    facts.ready,
    facts.max,
    facts.sizes,
  ]);
  const above = <Row extends { total: number }>(rows: Row[]) => rows.filter(({ total }) => total > 0);
  expect(Object.fromEntries(above(reply.color).map((row) => [row.color_name, row.total]))).toEqual(
    byFamily(facts.color),
  );
  expect(Object.fromEntries(above(reply.brand).map((row) => [row.id, row.total]))).toEqual(facts.brand);
  expect(Object.fromEntries(above(reply.sub).map((row) => [row.id, row.total]))).toEqual(facts.sub);
});

test('the cheapest first is the cheapest first, however well it fits', async () => {
  const prices = (await found('сандал', { sort: 'price-up' })).map((card) => card.sale_price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('what sells best comes first when that is asked for, and what fits best otherwise', async () => {
  const fitting = (await found('сандал')).map(({ code }) => code);
  const popular = (await found('сандал', { sort: 'popular' })).map(({ code }) => code);
  const { db } = real.database;
  const best = await db
    .selectFrom('products')
    .select('code')
    .where('code', 'in', popular)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute();
  expect(popular).toEqual(best.map(({ code }) => code));
  expect(popular).not.toEqual(fitting);
});

test('the name comes before the shelf, the shelf before the description, and what can be bought before what cannot', async () => {
  const { db } = real.database;
  const { rows } = await sql<{ id: number; model_id: number; brand_id: number }>`
    select distinct on (brand_id) id, model_id, brand_id from products where is_listed order by brand_id, id limit 5`.execute(
    db,
  );
  const [named, soldOut, popular, branded, described] = rows.map((row) => row) as [Row, Row, Row, Row, Row];
  await sql`update stock_levels set on_hand = reserved + 5 where product_id = any(${rows.map(({ id }) => id)})`.execute(
    db,
  );
  await sql`update stock_levels set on_hand = reserved where product_id = ${soldOut.id}`.execute(db);
  await sql`update products set name = name || ' зандан' where id in (${named.id}, ${soldOut.id}, ${popular.id})`.execute(
    db,
  );
  await sql`update products set popularity = case id when ${soldOut.id} then 900 when ${popular.id} then 50 else 1 end
    where id = any(${rows.map(({ id }) => id)})`.execute(db);
  await sql`update products set popularity = 800 where brand_id = ${branded.brand_id}`.execute(db);
  await sql`update brands set name = 'Зандан' where id = ${branded.brand_id}`.execute(db);
  await sql`update models set description_html = '<p>Энэ бол зандан шиг.</p>' where id = ${described.model_id}`.execute(
    db,
  );
  await shop.refresh();
  const ids = (await found('зандан')).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual([popular.id, named.id, soldOut.id]);
  expect(ids.indexOf(branded.id)).toBeGreaterThan(2);
  expect(ids.indexOf(described.id)).toBeGreaterThan(ids.indexOf(branded.id));
});

interface Row {
  id: number;
  model_id: number;
  brand_id: number;
}
