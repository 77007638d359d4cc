import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { setRemain } from '../../../test/cart-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { askAs, type CustomerOfTest, signedInCustomer } from '../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let customer: CustomerOfTest;
let goods: Awaited<ReturnType<typeof twoColours>>;

beforeAll(async () => {
  shop = await appOfTest(real.database);
  goods = await twoColours();
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await signedInCustomer(real.database.db);
});

const line = (model: string, qty = 1, checked = true) => ({ model, qty, checked });
const update = (lines: object[], version?: number) =>
  askAs(shop.app, customer.token, 'updateCart', { products: lines, version });
const refresh = async () => (await askAs(shop.app, customer.token, 'cartProduct', { products: [] })).body;
const kept = async () => (await refresh()).cart.map(({ code, quantity }): [string, number] => [code, quantity]);

/** Two colours of one model, and a product of another one. */
async function twoColours() {
  const rows = await real.database.db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .select(['products.id', 'products.code', 'models.code as model'])
    .where('is_listed', '=', true)
    .orderBy('products.id')
    .execute();
  const [second] = rows.filter((row, at) => rows.findIndex(({ model }) => model === row.model) < at);
  const first = rows.find(({ model }) => model === second?.model);
  const other = rows.find(({ model }) => model !== second?.model);
  if (first === undefined || second === undefined || other === undefined) throw new Error('no such model');
  for (const { id } of [first, second, other]) await setRemain(real.database.db, id, 5);
  return { first, second, other };
}

test('a line is named by its own model as well as by its code', async () => {
  const { first, other } = goods;
  await update([line(first.code), line(other.code)]);
  expect(await update([line(first.model, 3, false), line(other.model, 2)])).toMatchObject({
    status: 200,
    body: { result: 'success' },
  });
  const { cart, version } = await refresh();
  expect(cart).toMatchObject([
    { code: first.code, quantity: 3, checked: false },
    { code: other.code, quantity: 2, checked: true },
  ]);
  await update([line(other.model, 4)], version);
  expect(await kept()).toEqual([[other.code, 4]]);
});

test('two colours of one model are named in the order of the cart, and one name for two lines is refused', async () => {
  const { first, second } = goods;
  await update([line(first.code), line(second.code)]);
  await update([line(first.model, 2), line(first.model, 3)]);
  const both = [
    [first.code, 2],
    [second.code, 3],
  ];
  expect(await kept()).toEqual(both);
  const { status, body } = await update([line(first.model)]);
  expect([status, body.code]).toEqual([404, 'product_not_found']);
  expect(await kept()).toEqual(both);
});

test.each(['with', 'without'])('%s a version an unknown name is refused, and the cart stays as it was', async (how) => {
  const { first, other } = goods;
  await update([line(first.code, 2)]);
  const version = how === 'with' ? (await refresh()).version : undefined;
  // A sold model that is not in this cart would mean guessing its colour.
  for (const name of ['no-such-model', '00000000', other.model]) {
    const { status, body } = await update([line(first.code), line(name)], version);
    expect([status, body.code]).toEqual([404, 'product_not_found']);
  }
  expect(await kept()).toEqual([[first.code, 2]]);
});

test('a product that was withdrawn is a known name, by code and by model, and its line goes', async () => {
  const { first, other } = goods;
  const set = (withdrawn_at: Date | null) =>
    real.database.db.updateTable('products').set({ withdrawn_at }).where('id', '=', other.id).execute();
  try {
    for (const name of [other.code, other.model]) {
      await set(null);
      await update([line(first.code), line(other.code)]);
      await set(DEMO_DAY);
      expect((await update([line(first.code, 2), line(name)])).status).toBe(200);
      expect(await kept()).toEqual([[first.code, 2]]);
    }
  } finally {
    await set(null);
  }
});
