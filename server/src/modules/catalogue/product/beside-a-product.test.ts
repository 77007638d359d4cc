// The goods shown on a product page: similar ones, and ones that go with it.
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { recordStatements } from '../../../../test/recorded-statements.ts';
import { shopOfTest } from '../../../../test/shop-of-test.ts';

/** The bytes that a phone on a weak network gets at once: ten packets of the initial window. */
const MOST_BYTES = 14_000;

const real = databaseOfTest();
let shop: ReturnType<typeof shopOfTest>;
beforeAll(() => {
  shop = shopOfTest(real.database.db);
});
const show = (id: string) => shop.ask('singleProduct', { id });

const codeOf = async (model: string): Promise<string> => {
  const { code } = await real.database.db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .select('products.code')
    .where('models.code', '=', model)
    .orderBy('products.id')
    .executeTakeFirstOrThrow();
  return code;
};

test('no product has fewer than four similar ones or more than eight, none twice and never itself', async () => {
  const products = await real.database.db.selectFrom('products').select('code').where('is_listed', '=', true).execute();
  const wrong: string[] = [];
  for (const { code } of products) {
    const { related, set, single } = await show(code);
    const models = [single, ...related, ...set].map(({ model }) => model);
    if (related.length < 4 || related.length > 8 || new Set(models).size < models.length) wrong.push(code);
  }
  expect(products.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test('no answer is larger than fourteen kilobytes', async () => {
  const products = await real.database.db.selectFrom('products').select('code').where('is_listed', '=', true).execute();
  const sizes = new Map<string, number>();
  for (const { code } of products) sizes.set(code, Buffer.byteLength(JSON.stringify(await show(code))));
  expect([...sizes].filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
});

test('a product and what stands beside it are read in one statement', async () => {
  const { db, take } = recordStatements(real.database.pool);
  const anew = shopOfTest(db, undefined, 'anew');
  await anew.index.loaded();
  take();
  const { set, related } = await anew.ask('singleProduct', { id: await codeOf('sofa-khangai') });
  expect(take()).toHaveLength(1);
  expect(set.length + related.length).toBeGreaterThan(9);
});

test('the cards of what stands beside a product come in the order asked for, and say the same of it', async () => {
  const { set, related } = await show(await codeOf('sofa-khangai'));
  const named = [...related, ...set];
  const { product } = await shop.ask('productCards', { id: named.map(({ id }) => id) });
  expect(product).toMatchObject(named);
});

test('what is not sold has no card', async () => {
  const { set } = await show(await codeOf('sofa-khangai'));
  const ids = set.map(({ id }) => id);
  expect((await shop.ask('productCards', { id: [999_999_999, ...ids] })).product.map(({ id }) => id)).toEqual(ids);
});

test('similar ones are of the series first, then of the shelf, then of the category', async () => {
  const { related, set, single } = await show(await codeOf('sofa-naran-3'));
  const reason = ({ name, sub_id, cat_id }: typeof single) =>
    name === single.name ? 0 : sub_id === single.sub_id ? 1 : cat_id === single.cat_id ? 2 : 3;
  const reasons = related.map(reason as (card: (typeof related)[number]) => number);
  expect(reasons).toEqual(reasons.toSorted((one, other) => one - other));
  expect(reasons).toContain(1);
  expect([...set, ...related].map(({ name }) => name)).toContain('NARAN');
});

test('what stands in the same room goes together, in the colours of the room, and all of it can be bought', async () => {
  const { set } = await show(await codeOf('sofa-khangai'));
  const inRoom = await real.database.db
    .selectFrom('room_products')
    .innerJoin('rooms', 'rooms.id', 'room_products.room_id')
    .innerJoin('products', 'products.id', 'room_products.product_id')
    .select('products.code')
    .where('rooms.code', '=', 'living')
    .execute();
  const codes = new Set(inRoom.map(({ code }) => code));
  expect(set.length).toBeGreaterThanOrEqual(2);
  expect(set.filter(({ code, show_product }) => !codes.has(code) || show_product === 'none')).toEqual([]);
});

test('what stands in no room goes with its series, in its own colour where there is one', async () => {
  const { set, single } = await show(await codeOf('armchair-naran'));
  expect(set.length).toBeGreaterThan(0);
  expect(set.every(({ name, model }) => name === 'NARAN' && model !== single.model)).toBe(true);
  expect(set.map(({ color_name }) => color_name)).toContain(single.color_name);
});

test('a product that is sold out leaves the set', async () => {
  const { db } = real.database;
  const khangai = await codeOf('sofa-khangai');
  const [first] = (await show(khangai)).set;
  await db
    .updateTable('stock_levels')
    .set({ on_hand: 0 })
    .where('product_id', '=', first?.id ?? 0)
    .execute();
  const { set } = await shopOfTest(db, undefined, 'anew').ask('singleProduct', { id: khangai });
  expect(set.map(({ code }) => code)).not.toContain(first?.code);
});
