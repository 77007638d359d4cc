// What the shop's process shows and charges after staff changed a setting, within the lines of docs/caches.md.
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { priceOrder } from '../../../src/modules/orders/price-order.ts';
import { readOrderToPrice } from '../../../src/modules/orders/priced-order.queries.ts';
import { payingTerms, shopFacts } from '../../../src/modules/settings/public.ts';
import { type AppOfTest, appOfTest } from '../../app-of-test.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { orderAs, shownTo } from '../../orders/form-of-test.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { redisOfTest } from '../../redis-of-test.ts';
import { askAs, signedInCustomer } from '../../signed-in-customer.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

/** The fields of a form, as the call has them. */
type Values = Record<string, unknown>;

/** What the tests change; everything else in a form is sent back as it came. */
const cheapFee = z.looseObject({ cheap: z.looseObject({ base: z.number() }) });
const tariff = z.looseObject({ deliveryFees: z.looseObject({ byWeight: cheapFee }) });
const list = z.strictObject({ rows: z.array(z.looseObject({ name: z.string() })) });

const real = databaseOfTest();
let shop: AppOfTest;
let redis: Redis;
let admin: AdminOfTest;
let owner = '';
let finance = '';
beforeAll(async () => {
  shop = await appOfTest(real.database);
  redis = await redisOfTest();
  admin = await adminOfTest(real.database);
  owner = await logIn(admin, await insertMember(real.database.db, ['owner']));
  finance = await logIn(admin, await insertMember(real.database.db, ['finance']));
});
afterAll(async () => {
  await shop?.close();
  redis?.disconnect();
  await admin?.close();
});
afterAll(() => vi.restoreAllMocks());

/** As the screen does it: by one person, or prepared by the owner and approved by finance. */
async function change(form: string, edit: (value: Values) => object): Promise<void> {
  const ask = (name: Parameters<typeof askAdmin>[1], body: object, cookie: string) =>
    askAdmin(admin, name, body, { cookie });
  const shown = async () => (await ask('showSetting', { form }, owner)).body.form;
  const { value, version, isMoney } = await shown();
  const body = { form, version, value: edit(value) };
  const approve = async () => {
    const { approval } = await shown();
    return ask('approveSetting', { approval: approval.id, version: approval.version, state: 'approved' }, finance);
  };
  const sent = isMoney
    ? await ask('prepareSetting', { ...body, reason: 'Шинэ он' }, owner)
    : await ask('saveSetting', body, owner);
  expect(sent.status).toBe(200);
  const finished = isMoney ? await approve() : sent;
  expect(finished.status).toBe(200);
}

const withBase = (base: number) => (value: Values) => {
  const { deliveryFees, ...others } = tariff.parse(value);
  const { byWeight } = deliveryFees;
  const cheap = { ...byWeight.cheap, base };
  return { ...others, deliveryFees: { ...deliveryFees, byWeight: { ...byWeight, cheap } } };
};
const withNewName = (value: Values) => {
  const [first, ...rest] = list.parse(value).rows;
  return { rows: [{ ...first, name: 'Шинэ' }, ...rest] };
};

const delivered = (code: string) => ({ lines: [{ code, qty: 1 }], warehouse: 0 as const, district: 1, khoroo: 1 });

test('a tariff that two people changed is shown and charged, and an unpaid order keeps its fee', async () => {
  const { db } = real.database;
  const { code } = await stockedProduct(db, 10);
  const { token } = await signedInCustomer(db);
  const deliveryOf = async (ordernumber: string) =>
    db
      .selectFrom('orders')
      .select(['id', 'delivery_tug'])
      .where('order_number', '=', ordernumber)
      .executeTakeFirstOrThrow();
  const earlier = await deliveryOf((await orderAs(shop.app, token, delivered(code))).body.ordernumber);
  const extra = earlier.delivery_tug - 8_000;

  await change('tariff', withBase(9_500));
  expect((await shownTo(shop.app, token, delivered(code))).delivery_fees.byWeight.cheap.base).toBe(9_500);
  expect((await payingTerms(db)).deliveryFees.byWeight.cheap.base).toBe(9_500);
  const { body } = await orderAs(shop.app, token, delivered(code));
  expect((await deliveryOf(body.ordernumber)).delivery_tug).toBe(9_500 + extra);

  const choice = { lender: null, vatTicked: null, bonusBalance: 0, usedBonus: 0 };
  const { total } = priceOrder(await readOrderToPrice(db, earlier.id), choice);
  expect(total.amounts.delivery).toBe(earlier.delivery_tug);
  expect(total.terms.find(({ name }) => name === 'delivery')?.explanation).toBe('Захиалсан өдрийн тарифаар тооцсон.');
});

const places = async () => (await askAs(shop.app, '', 'places', {})).body;
const footer = async () => (await askAs(shop.app, '', 'brands', {})).body;

/** Every form whose record a kept answer shows: what is read, and for how many seconds it may be older. */
const KEPT: [form: string, seconds: number, edit: (value: Values) => object, read: () => Promise<unknown>][] = [
  ['tariff', 60, withBase(10_000), async () => (await places()).delivery_fees],
  ['map', 60, (value) => ({ ...value, tileCredit: '© Шинэ' }), async () => (await places()).map_credit],
  ['districts', 60, withNewName, async () => (await places()).districts],
  ['pickup_places', 60, withNewName, async () => (await places()).pickup],
  ['payment_methods', 20, (value) => ({ ...value, qpay: 'off' }), async () => (await footer()).payments],
  ['lenders', 20, withNewName, async () => (await footer()).payments],
];

/** It only goes forward: what was kept by a clock that is ahead would otherwise be kept too long. */
let ahead = 0;
const now = performance.now.bind(performance);
beforeAll(() => void vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead));

/** Puts the clock of the process forward, and deletes from Redis what it kept there and would have expired meanwhile. */
async function putForward(seconds: number, before: readonly string[]): Promise<void> {
  ahead += seconds * 1_000;
  for (const key of (await redis.keys('answer:*')).filter((one) => !before.includes(one)))
    if ((await redis.pttl(key)) <= seconds * 1_000) await redis.del(key);
}

test.each(KEPT)('%s is shown by the shop after %d seconds at the latest', async (form, seconds, edit, read) => {
  const keys = await redis.keys('answer:*');
  const before = await read();
  await change(form, edit);
  await putForward(seconds, keys);
  expect(await read()).not.toEqual(before);
});

test('the facts of the shop are read by the next page', async () => {
  await change('shop', (value) => ({ ...value, phone: '7700-1234' }));
  expect((await shopFacts(real.database.db)).phone).toBe('7700-1234');
});
