// Two staff members on one product, price, setting or review, and staff against an order: one wins, the other gets what changed.
import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingForms } from '../../../src/modules/settings/forms/setting-forms.ts';
import { type AppOfTest, appOfTest } from '../../app-of-test.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { openLockConnection } from '../../open-lock-connection.ts';
import { orderAs } from '../../orders/form-of-test.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { signedInCustomer } from '../../signed-in-customer.ts';
import { sizeOf } from '../../sizes.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { expectInvariants, loserOf, raceEach, unlessBusy } from '../race-rounds.ts';
import { changedValue } from '../settings/setting-values.ts';

const real = databaseOfTest();
const ROUNDS = Array.from({ length: sizeOf('STAFF_RACES') }, (_, at) => at);
let shop: AppOfTest;
let admin: AdminOfTest;
let cookies: string[] = [];
beforeAll(async () => {
  shop = await appOfTest(real.database, { rateLimitPerMinute: 1_000_000 });
  admin = await adminOfTest(real.database);
  for (const name of ['Сараа', 'Болд'])
    cookies = [...cookies, await logIn(admin, await insertMember(real.database.db, ['owner'], { name }))];
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const ask = (name: AdminEndpointName, body: object, by = 0) =>
  unlessBusy(() => askAdmin(admin, name, body, { cookie: cookies[by] }));
/** Both ask at the same time. */
const both = (name: AdminEndpointName, one: object, other: object) =>
  Promise.all([ask(name, one), ask(name, other, 1)]);
const products = async () => {
  const made = [];
  for (const _round of ROUNDS) made.push(await stockedProduct(real.database.db, 5, { published_at: DEMO_DAY }));
  return made;
};
const show = async (code: string) => (await ask('showProduct', { code })).body.product;
const priceOf = async (code: string): Promise<number> => {
  const { colours } = (await ask('showPrices', { code })).body;
  return colours.find((one: { code: string }) => one.code === code).price;
};

test('of two who save one product one does, and the other reads its version', async () => {
  await raceEach(await products(), async ({ code }) => {
    const { version, model_version } = await show(code);
    const saved = (dimension: string) => ({ code, version, model_version, product: { dimension } });
    const answers = await both('saveProduct', saved('60 см'), saved('80 см'));
    expect(loserOf(answers).body.details).toMatchObject({ version: version + 1 });
    const { product } = await show(code);
    expect(product.dimension).toBe(answers[0].status === 200 ? '60 см' : '80 см');
  });
});

test('of a price and a save of the same product one is done, and the history is of the price that holds', async () => {
  const { db } = real.database;
  await raceEach(await products(), async ({ id, code }) => {
    const { version, model_version } = await show(code);
    const price = (await priceOf(code)) + 100;
    const lines = [{ code, version, price, regular: price }];
    const answers = await Promise.all([
      ask('changePrices', { change: { kind: 'price', lines }, at: null, reason: 'Ханш' }),
      ask('saveProduct', { code, version, model_version, product: { dimension: '60 см' } }, 1),
    ]);
    loserOf(answers);
    const history = db.selectFrom('product_prices').select('price_tug').where('product_id', '=', id).orderBy('id');
    const sums = (await history.execute()).map(({ price_tug }) => price_tug);
    // The first change also writes the previous price.
    expect(sums).toEqual(answers[0].status === 200 ? [price - 100, price] : []);
    expect(await priceOf(code)).toBe(answers[0].status === 200 ? price : price - 100);
  });
});

test('of two who price one product one does, and the other is told which product changed', async () => {
  await raceEach(await products(), async ({ code }) => {
    const { version } = await show(code);
    const price = await priceOf(code);
    const priced = (by: number) => ({
      change: { kind: 'price', lines: [{ code, version, price: price + by, regular: price + by }] },
      ...{ at: null, reason: 'Ханш' },
    });
    const answers = await both('changePrices', priced(100), priced(200));
    expect(loserOf(answers).body.details).toMatchObject({ codes: code });
    expect(await priceOf(code)).toBe(price + (answers[0].status === 200 ? 100 : 200));
  });
});

const alone = settingForms.filter(({ isMoney }) => !isMoney).map(({ name }) => name);

test.each(alone)('of two who save the setting %s one does, and the other reads whose change it was', async (form) => {
  // The rounds are divided among the forms.
  for (let round = 0; round < Math.ceil(ROUNDS.length / alone.length); round += 1) {
    const { value, version, fields } = (await ask('showSetting', { form })).body.form;
    const [field] = fields;
    const changed = { form, version, value: { ...value, [field.name]: changedValue(field, value[field.name]) } };
    const answers = await both('saveSetting', changed, changed);
    const winner = answers[0].status === 200 ? 'Сараа' : 'Болд';
    expect(loserOf(answers).body.details).toMatchObject({ changed_by: winner });
    const { form: after } = (await ask('showSetting', { form })).body;
    expect(after).toMatchObject({ value: changed.value, changed_by: winner });
    expect((await ask('saveSetting', { form, version: after.version, value })).status).toBe(200);
  }
});

test('of two who hide one review one does, and its stars are taken off once', async () => {
  const { db } = real.database;
  await raceEach(await products(), async ({ id: product_id }) => {
    const { id: customer_id } = await signedInCustomer(db);
    const review = { customer_id, product_id, rating: 4, message: 'Сайн' };
    const { id } = await db.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow();
    await sql`update products set rating_count = 1, rating_sum = 4 where id = ${product_id}`.execute(db);
    const hidden = (because: string) => ({ id, version: 1, because });
    const answers = await both('hideReview', hidden('insult'), hidden('off_topic'));
    expect(loserOf(answers).body.details).toMatchObject({ status: 'hidden', version: 2 });
    const sums = db.selectFrom('products').select(['rating_count', 'rating_sum']).where('id', '=', product_id);
    expect(await sums.executeTakeFirstOrThrow()).toEqual({ rating_count: 0, rating_sum: 0 });
  });
  await expectInvariants(db);
});

test('an order and a withdrawal at once: the product is withdrawn, the order is whole or was refused, and none follows', async () => {
  const { db } = real.database;
  await raceEach(await products(), async ({ id, code }) => {
    const [{ version }, { token }] = [await show(code), await signedInCustomer(db)];
    const order = () => unlessBusy(() => orderAs(shop.app, token, { lines: [{ code, qty: 2 }] }));
    const [withdrawn, ordered] = await Promise.all([
      ask('changeListing', { code, version, to: { state: 'withdrawn' } }),
      // Fails before it is sent if the page can no longer show the product.
      order().catch((error: Error) => ({ status: 409, body: { code: error.message } })),
    ]);
    expect([withdrawn.status, withdrawn.body.product?.state]).toEqual([200, 'withdrawn']);
    const levels = db.selectFrom('stock_levels').select('reserved').where('product_id', '=', id);
    expect(await levels.executeTakeFirstOrThrow()).toEqual({ reserved: ordered.status === 200 ? 2 : 0 });
    const again = await order().catch(() => ({ status: 409 }));
    expect(again.status).not.toBe(200);
  });
  await expectInvariants(db);
});

test('an order and a block at once: the customer is blocked, the order is whole or was refused, and none follows', async () => {
  const { db } = real.database;
  await raceEach(await products(), async ({ code }) => {
    const { id, token } = await signedInCustomer(db);
    const order = () => unlessBusy(() => orderAs(shop.app, token, { lines: [{ code, qty: 1 }] }));
    const [blocked, ordered] = await Promise.all([
      ask('blockCustomer', { id, because: 'fraud', note: 'Сэжигтэй' }),
      order().catch(() => ({ status: 401 })),
    ]);
    expect(blocked.status).toBe(200);
    expect([200, 401]).toContain(ordered.status);
    const made = await db.selectFrom('orders').select('id').where('customer_id', '=', id).execute();
    expect(made).toHaveLength(ordered.status === 200 ? 1 : 0);
    expect((await order().catch(() => ({ status: 401 }))).status).toBe(401);
  });
  await expectInvariants(db);
});

test('an order that waits while its customer is blocked is not made', async () => {
  const { db } = real.database;
  const { code } = await stockedProduct(db, 5);
  const [{ id, token }, { id: blocked_by }] = [
    await signedInCustomer(db),
    await insertMember(db, ['owner'], { name: 'Номин' }),
  ];
  const beside = await openLockConnection(real.url);
  const lock = beside.request(`update customers set blocked_at = now(), blocked_by = ${blocked_by},
    blocked_reason = 'Залилангийн сэжигтэй. Шалгана' where id = ${id}`);
  await lock.granted;
  const order = orderAs(shop.app, token, { lines: [{ code, qty: 1 }] });
  await expect.poll(lock.waiting, { timeout: 60_000 }).toBeGreaterThan(0);
  await lock.commit();
  await beside.close();
  expect(await order).toMatchObject({ status: 401, body: { code: 'login_required' } });
});
