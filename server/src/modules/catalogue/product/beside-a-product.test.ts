// What the page of a product shows beside it: goods that are alike, and goods that go with it.
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { shopOfTest } from '../../../../test/shop-of-test.ts';

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
