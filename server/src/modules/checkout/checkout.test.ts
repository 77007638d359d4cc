import { ENTRY_LIMITS } from '@tokhi/rules/person/entry-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress } from '../../../test/accounts/asking.ts';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { insertCode } from '../../../test/guards/rows.ts';
import { orderAs, shownTo } from '../../../test/orders/form-of-test.ts';
import { stockedProduct } from '../../../test/orders/stocked-product.ts';
import { askAs, oneMoreSession, signedInCustomer } from '../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const HOUR_MS = 3_600_000;
const usesOf = async (id: number) => {
  const row = real.database.db.selectFrom('codes').select('uses').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).uses;
};

test('the shipping page is told prices, weights, places and the profile, by the quantities of the kept cart', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db, { name: null, phone: null });
  const bed = await stockedProduct(db, 7, {
    ...{ price_tug: 200_000, regular_price_tug: 250_000, discount_percent: 10, china_delivery_tug: 3_000 },
    ...{ weight_grams: 12_340, volume_ml: 90_500, package_count: 2 },
  });
  await db
    .insertInto('cart_lines')
    .values({ customer_id: buyer.id, product_id: bed.id, quantity: 3, price_seen_tug: 1 })
    .execute();
  const shown = await shownTo(shop.app, buyer.token, { lines: [{ code: bed.code, qty: 3 }] });
  expect(shown).toMatchObject({
    address: [{ name: null, phone: null, email: buyer.email, bonus: 0, district: null }],
    kg: 37.02,
    vol: 271.5,
    packs: 6,
    coupon: [],
    price: [{ code: bed.code, price_tug: 200_000, discount: 10, sale_price: 180_000, remain: 7, kg: 12.34, vol: 90.5 }],
    tariff: 'by-weight',
  });
  expect(shown.districts).toHaveLength(9);
  expect(shown.pickup.map(({ warehouse }) => warehouse)).toEqual([1, 3]);
});

test('what cannot be bought is said before the form is filled in, and what is no list of codes is refused', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const nothing = await askAs(shop.app, buyer.token, 'cartShipping', { id: "'nowhere'" });
  expect(nothing.body.code).toBe('nothing_purchasable');
  const odd = await askAs(shop.app, buyer.token, 'cartShipping', { id: "'1' or 1=1" });
  expect([odd.status, odd.body.code]).toEqual([400, 'invalid_request']);
});

test('an order that is changed holds its goods itself: that no more remain refuses nothing', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const last = await stockedProduct(db, 1);
  const made = await orderAs(shop.app, buyer.token, { lines: [{ code: last.code, qty: 1 }] });
  const asked = { id: `'${last.code}'` };
  expect((await askAs(shop.app, buyer.token, 'cartShipping', asked)).body.code).toBe('nothing_purchasable');
  const changed = await askAs(shop.app, buyer.token, 'cartShipping', { ...asked, replaces: made.body.ordernumber });
  expect(changed.body.price).toMatchObject([{ code: last.code, remain: 0 }]);
});

test('after ten wrong codes a customer has to wait, in however many sessions, and whichever call asks', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const { code } = await stockedProduct(db, 5);
  await insertCode(db, { code: `ҮНЭН-${buyer.id}` });
  const { most } = ENTRY_LIMITS.wrong_coupon_of_customer;
  const guess = async (coupon: string) => {
    const token = await oneMoreSession(db, buyer.id);
    return (await askAs(shop.app, token, 'useCoupon', { coupon }, newAddress())).body.code;
  };
  // A correct code is no guess.
  for (let count = 0; count < most + 1; count += 1) expect(await guess(`ҮНЭН-${buyer.id}`)).toBeUndefined();
  for (let count = 0; count < most - 1; count += 1) expect(await guess(`ТАА-${count}`)).toBe('coupon_invalid');
  const asked = { id: `'${code}'`, coupon: 'ТАА-СҮҮЛЧ' };
  expect((await askAs(shop.app, buyer.token, 'cartShipping', asked)).body.coupon).toEqual([]);
  expect(await guess(`ҮНЭН-${buyer.id}`)).toBe('too_many_requests');
  const shown = await askAs(shop.app, buyer.token, 'cartShipping', { ...asked, coupon: `ҮНЭН-${buyer.id}` });
  expect([shown.status, shown.body.coupon]).toEqual([200, []]);
  const made = await orderAs(shop.app, buyer.token, { lines: [{ code, qty: 1 }], coupon: `ҮНЭН-${buyer.id}` });
  expect(made.body.code).toBe('too_many_requests');
  expect((await orderAs(shop.app, buyer.token, { lines: [{ code, qty: 1 }] })).status).toBe(200);
});

test('an address guesses a hundred codes an hour, whoever its customers are', async () => {
  const { db } = real.database;
  const { most } = ENTRY_LIMITS.wrong_coupon_of_address;
  const network = '2001:db8:c0de:1';
  const said: unknown[] = [];
  for (let count = 0; count < most + 2; count += 1) {
    const { token } = await signedInCustomer(db);
    const { body } = await askAs(shop.app, token, 'useCoupon', { coupon: `ТАА-${count}` }, `${network}::${count}`);
    said.push(body.code);
  }
  expect(said.filter((code) => code === 'coupon_invalid')).toHaveLength(most);
  expect(said.at(-1)).toBe('too_many_requests');
});

test.each([
  ['that nobody made', null],
  ['that is switched off', { active: false }],
  ['that begins later', { starts_at: new Date(DEMO_DAY.getTime() + HOUR_MS) }],
  ['that has ended', { ends_at: DEMO_DAY }],
])('a code %s is wrong or used', async (_what, changes) => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const code = `КОД-${buyer.id}`;
  if (changes !== null) await insertCode(db, { code, ...changes });
  const { status, body } = await askAs(shop.app, buyer.token, 'useCoupon', { coupon: code });
  expect([status, body]).toMatchObject([409, { data: 'Купон код буруу эсвэл ашиглагдсан байна' }]);
});

test('a code is told what it is worth, however it is typed, and nobody holds it yet', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const id = await insertCode(db, { code: 'ЦАГААН-САР', kind: 'voucher', amount_tug: 20_000 });
  const { body } = await askAs(shop.app, buyer.token, 'useCoupon', { coupon: ' цагаан-сар ' });
  expect(body).toEqual({
    result: 'success',
    promo: [{ code: 'ЦАГААН-САР', amount: 20_000, active: 1, type: 'voucher' }],
    figures: null,
  });
  expect(await usesOf(id)).toBe(0);
});

test('an unpaid order holds a code, changes it for another, gives it up and takes it again, and its figures follow', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const goods = await stockedProduct(db, 5, { price_tug: 100_000 });
  const [one, other] = [
    await insertCode(db, { code: 'НЭГ', kind: 'voucher', amount_tug: 10_000 }),
    await insertCode(db, { code: 'ХОЁР', kind: 'coupon', amount_tug: 90_000 }),
  ];
  const made = await orderAs(shop.app, buyer.token, { lines: [{ code: goods.code, qty: 1 }] });
  const use = async (coupon: string | null) => {
    const answer = await askAs(shop.app, buyer.token, 'useCoupon', { coupon, ordernumber: made.body.ordernumber });
    return { ...answer.body.figures, uses: [await usesOf(one), await usesOf(other)] };
  };
  const price = { [`price.${goods.code}`]: 100_000 };
  expect(await use('нэг')).toMatchObject({ coupon: 10_000, sum: 95_000, total: 95_000, uses: [1, 0], ...price });
  // A coupon reduces by at most half.
  expect(await use('хоёр')).toMatchObject({ coupon: 50_000, sum: 55_000, uses: [0, 1] });
  expect(await use(null)).toMatchObject({ coupon: 0, sum: 105_000, uses: [0, 0] });
  expect(await use('нэг')).toMatchObject({ coupon: 10_000, uses: [1, 0] });
  expect(await use('нэг')).toMatchObject({ coupon: 10_000, uses: [1, 0] });
  const row = db.selectFrom('orders').select(['code_tug', 'total_tug']).where('customer_id', '=', buyer.id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ code_tug: 10_000, total_tug: 95_000 });
  await askAs(shop.app, buyer.token, 'cancelOrder', { ordernumber: made.body.ordernumber });
  const after = await askAs(shop.app, buyer.token, 'useCoupon', { coupon: 'ХОЁР', ordernumber: made.body.ordernumber });
  expect([after.body.code, await usesOf(one)]).toEqual(['order_expired', 0]);
});
