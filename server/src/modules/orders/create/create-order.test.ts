import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { insertCode } from '../../../../test/guards/rows.ts';
import { bodyOf, orderAs, sendOrder, shownTo } from '../../../../test/orders/form-of-test.ts';
import { stockedProduct } from '../../../../test/orders/stocked-product.ts';
import { askAs, signedInCustomer } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { DEVELOPMENT_ORDER_NUMBER_KEY } from '../../../env.ts';
import { orderNumbersBy } from './order-numbers.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const HOUR_MS = 3_600_000;
const rowOf = (orderNumber: string) =>
  real.database.db.selectFrom('orders').selectAll().where('order_number', '=', orderNumber).executeTakeFirstOrThrow();
const levelOf = (productId: number) =>
  real.database.db
    .selectFrom('stock_levels')
    .select(['on_hand', 'reserved'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
const key = (name: string) => ({ 'idempotency-key': name.padEnd(12, '-') });

test('an order is made with its frozen lines, its stock held, its history begun and its cart lines out', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const sofa = await stockedProduct(db, 5, {
    price_tug: 250_000,
    regular_price_tug: 300_000,
    china_delivery_tug: 4_000,
  });
  const kept = await stockedProduct(db, 5);
  for (const { id } of [sofa, kept]) {
    await db
      .insertInto('cart_lines')
      .values({ customer_id: buyer.id, product_id: id, quantity: 2, price_seen_tug: 1 })
      .execute();
  }
  const made = await orderAs(shop.app, buyer.token, {
    lines: [{ code: sofa.code, qty: 2 }],
    warehouse: 0,
    district: 1,
    khoroo: 1,
    assemble: 1,
    vat: true,
  });
  expect([made.status, made.body]).toEqual([
    200,
    { result: 'success', ordernumber: expect.stringMatching(/^IK\d{10}$/) },
  ]);
  const row = await rowOf(made.body.ordernumber);
  expect(row).toMatchObject({
    customer_id: buyer.id,
    status: 'pending',
    subtotal_tug: 500_000,
    assembly_tug: 30_000,
    china_delivery_tug: 8_000,
    source: 'beijing',
    delivery_kind: 'delivery',
    district_id: 1,
    khoroo: 1,
    address: '12-р байр, 34 тоот',
    expires_at: new Date(DEMO_DAY.getTime() + 24 * HOUR_MS),
  });
  const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', row.id).execute();
  expect(lines).toMatchObject([
    { product_id: sofa.id, quantity: 2, price_tug: 250_000, regular_price_tug: 300_000, line_total_tug: 500_000 },
  ]);
  expect(await levelOf(sofa.id)).toEqual({ on_hand: 5, reserved: 2 });
  const movements = db.selectFrom('stock_movements').selectAll().where('order_id', '=', row.id);
  expect(await movements.execute()).toMatchObject([
    { reason: 'reserved', reserved_change: 2, on_hand_change: 0, on_hand_after: 5, reserved_after: 2 },
  ]);
  const history = db.selectFrom('order_status_changes').selectAll().where('order_id', '=', row.id);
  expect(await history.execute()).toMatchObject([{ from_status: null, to_status: 'pending', changed_by: 'customer' }]);
  const cart = await db.selectFrom('cart_lines').select('product_id').where('customer_id', '=', buyer.id).execute();
  expect(cart).toEqual([{ product_id: kept.id }]);
  const notifications = db
    .selectFrom('notifications')
    .select(['channel', 'template'])
    .where('customer_id', '=', buyer.id);
  expect(await notifications.orderBy('channel').execute()).toEqual([
    { channel: 'email', template: 'order-made' },
    { channel: 'sms', template: 'order-made' },
  ]);
  // The address is offered again.
  const again = await shownTo(shop.app, buyer.token, { lines: [{ code: sofa.code, qty: 1 }] });
  expect(again.address[1]).toMatchObject({
    district: 1,
    khoroo: 1,
    more_address: '12-р байр, 34 тоот',
    phone: '99112233',
  });
});

test('an order of goods that all stand ready starts from Ulaanbaatar, a mixed one from Beijing', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const ready = await stockedProduct(db, 5, { ready_in_ulaanbaatar: true });
  const far = await stockedProduct(db, 5);
  const here = await orderAs(shop.app, buyer.token, { lines: [{ code: ready.code, qty: 1 }] });
  const mixed = await orderAs(shop.app, buyer.token, { lines: [ready, far].map(({ code }) => ({ code, qty: 1 })) });
  expect(await rowOf(here.body.ordernumber)).toMatchObject({ source: 'ulaanbaatar' });
  expect(await rowOf(mixed.body.ordernumber)).toMatchObject({ source: 'beijing' });
});

test('the same key and contents get the same order; other contents are refused, with the order that exists', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const chair = await stockedProduct(db, 9);
  const body = bodyOf(await shownTo(shop.app, buyer.token, { lines: [{ code: chair.code, qty: 1 }] }), {
    lines: [{ code: chair.code, qty: 1 }],
  });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendOrder(shop.app, buyer.token, body, key('ten-times'))),
  );
  const numbers = new Set(answers.map((answer) => answer.body.ordernumber));
  expect([answers.map(({ status }) => status), numbers.size]).toEqual([Array.from({ length: 10 }, () => 200), 1]);
  expect(await levelOf(chair.id)).toEqual({ on_hand: 9, reserved: 1 });
  const other = { ...body, shipping: { ...body.shipping, user: { ...body.shipping.user, name: 'Дорж' } } };
  const refused = await sendOrder(shop.app, buyer.token, other, key('ten-times'));
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'key_reused', details: { ordernumber: [...numbers][0] } },
  });
  // Long after the stored reply was purged.
  await db.deleteFrom('idempotent_replies').where('customer_id', '=', buyer.id).execute();
  const late = await sendOrder(shop.app, buyer.token, body, key('ten-times'));
  expect(late.body).toMatchObject({ code: 'key_reused', details: { ordernumber: [...numbers][0] } });
  expect(await levelOf(chair.id)).toEqual({ on_hand: 9, reserved: 1 });
});

test('figures that are no longer true are refused with every fresh one, and nothing is kept', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const table = await stockedProduct(db, 3, { price_tug: 100_000 });
  const form = { lines: [{ code: table.code, qty: 2 }] };
  const body = bodyOf(await shownTo(shop.app, buyer.token, form), form);
  await db
    .updateTable('products')
    .set({ price_tug: 120_000, regular_price_tug: 120_000 })
    .where('id', '=', table.id)
    .execute();
  const refused = await sendOrder(shop.app, buyer.token, body);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'figures_changed', details: { subtotal: 240_000, [`price.${table.code}`]: 120_000, sale: 0 } },
  });
  expect(await levelOf(table.id)).toEqual({ on_hand: 3, reserved: 0 });
  const fresh = bodyOf(await shownTo(shop.app, buyer.token, form), form);
  expect((await sendOrder(shop.app, buyer.token, fresh)).status).toBe(200);
  const wrongWay = await sendOrder(shop.app, buyer.token, { ...fresh, deliver: 1 });
  expect(wrongWay.body).toMatchObject({ code: 'insufficient_stock' });
});

test('what does not remain is refused by name with what remains; what is sold nowhere is nothing to buy', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const lamp = await stockedProduct(db, 1);
  const form = { lines: [{ code: lamp.code, qty: 1 }] };
  const body = bodyOf(await shownTo(shop.app, buyer.token, form), form);
  const two = { ...body, cart: { ...body.cart, product: [{ id: lamp.code, qty: 2, price: 100_000 }] } };
  expect(await sendOrder(shop.app, buyer.token, two)).toMatchObject({
    status: 409,
    body: { code: 'insufficient_stock', data: 'Үлдэгдэл хүрэлцэхгүй байна', details: { [lamp.code]: 1 } },
  });
  const twice = { ...body, cart: { ...body.cart, product: [...body.cart.product, ...body.cart.product] } };
  expect((await sendOrder(shop.app, buyer.token, twice)).body.code).toBe('invalid_request');
  const nowhere = { ...body, cart: { ...body.cart, product: [{ id: 'nowhere', qty: 1, price: 1 }] } };
  expect((await sendOrder(shop.app, buyer.token, nowhere)).body.code).toBe('nothing_purchasable');
});

test('a fourth unpaid order is refused, and the refusal names the one to pay or cancel', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const shelf = await stockedProduct(db, 20);
  const form = { lines: [{ code: shelf.code, qty: 1 }] };
  const body = bodyOf(await shownTo(shop.app, buyer.token, form), form);
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendOrder(shop.app, buyer.token, body)));
  const made = answers.filter(({ status }) => status === 200).map((answer) => answer.body.ordernumber);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(made).toHaveLength(3);
  for (const { body: reply } of refused) {
    expect(reply).toMatchObject({ code: 'too_many_unpaid_orders', details: { ordernumber: expect.toBeOneOf(made) } });
  }
  expect(await levelOf(shelf.id)).toMatchObject({ reserved: 3 });
  await askAs(shop.app, buyer.token, 'cancelOrder', { ordernumber: made[0] });
  expect((await sendOrder(shop.app, buyer.token, body)).status).toBe(200);
});

test('«Засах» ends the old order and makes the new one, which may have its last piece and its code', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const last = await stockedProduct(db, 1);
  const codeId = await insertCode(db, { code: 'ЗАСАХ', kind: 'voucher', amount_tug: 10_000 });
  const form = { lines: [{ code: last.code, qty: 1 }], coupon: 'ЗАСАХ' };
  const shown = await shownTo(shop.app, buyer.token, form);
  const first = await sendOrder(shop.app, buyer.token, bodyOf(shown, form));
  expect(first.status).toBe(200);
  const again = bodyOf(shown, { ...form, replaces: first.body.ordernumber });
  const second = await sendOrder(shop.app, buyer.token, again);
  expect(second.status).toBe(200);
  expect(await rowOf(first.body.ordernumber)).toMatchObject({ status: 'expired' });
  expect(await rowOf(second.body.ordernumber)).toMatchObject({ status: 'pending', code_tug: 10_000 });
  expect(await levelOf(last.id)).toEqual({ on_hand: 1, reserved: 1 });
  const code = db.selectFrom('codes').select('uses').where('id', '=', codeId);
  expect(await code.executeTakeFirstOrThrow()).toEqual({ uses: 1 });
  // An ended order is left alone; a stranger's is ignored.
  const stranger = await signedInCustomer(db);
  const his = await sendOrder(shop.app, stranger.token, { ...again, replaces: second.body.ordernumber });
  expect(his.body.code).toBe('order_not_found');
});

test('a single-use code serves one of two orders at the same moment', async () => {
  const { db } = real.database;
  await insertCode(db, { code: 'НЭГ-УДАА', kind: 'coupon', amount_tug: 5_000 });
  const goods = await stockedProduct(db, 20);
  const form = { lines: [{ code: goods.code, qty: 1 }], coupon: 'нэг-удаа' };
  const buyers = await Promise.all([signedInCustomer(db), signedInCustomer(db)]);
  const bodies = await Promise.all(buyers.map(async ({ token }) => bodyOf(await shownTo(shop.app, token, form), form)));
  const answers = await Promise.all(buyers.map(({ token }, index) => sendOrder(shop.app, token, bodies[index] ?? {})));
  expect(answers.map((answer) => answer.body.code ?? 'made').sort()).toEqual(['coupon_invalid', 'made']);
});

test.each([
  ['nothing of an address', { district: null, khoroo: null, more: null }, 'delivery_not_chosen'],
  ['a district that there is not', { district: 99, khoroo: 1, more: 'байр' }, 'address_incomplete'],
  ['no khoroo where one is asked for', { district: 1, khoroo: null, more: 'байр' }, 'address_incomplete'],
  ['a khoroo that the district has not', { district: 1, khoroo: 99, more: 'байр' }, 'address_incomplete'],
  ['no detailed address', { district: 1, khoroo: 1, more: '' }, 'address_incomplete'],
])('a delivery with %s is refused', async (_what, address, code) => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const goods = await stockedProduct(db, 2);
  const form = { lines: [{ code: goods.code, qty: 1 }], warehouse: 0 as const };
  const body = bodyOf(await shownTo(shop.app, buyer.token, form), form);
  const user = { ...body.shipping.user, ...address };
  const refused = await sendOrder(shop.app, buyer.token, { ...body, shipping: { ...body.shipping, user } });
  expect(refused.body.code).toBe(code);
});

test('an ending that an unpaid order has is not given again', async () => {
  const { db } = real.database;
  const [buyer, other] = [await signedInCustomer(db), await signedInCustomer(db)];
  const goods = await stockedProduct(db, 9);
  const first = await orderAs(shop.app, buyer.token, { lines: [{ code: goods.code, qty: 1 }] });
  const numbersOf = orderNumbersBy(DEVELOPMENT_ORDER_NUMBER_KEY);
  const [taken, ...next] = numbersOf(Array.from({ length: 21 }, (_, index) => 20_000 + index));
  const ending = taken?.slice(-4) ?? '';
  const ofFirst = db.updateTable('orders').where('order_number', '=', first.body.ordernumber);
  await ofFirst.set({ order_number: `IK999999${ending}` }).execute();
  await real.database.pool.query(`select setval('order_number_sequence', 19999)`);
  const second = await orderAs(shop.app, other.token, { lines: [{ code: goods.code, qty: 1 }] });
  expect(second.status).toBe(200);
  expect(second.body.ordernumber).toBe(next[0]);
});

test('a number that an order has is not given again, also when its ending is free', async () => {
  const { db, pool } = real.database;
  const goods = await stockedProduct(db, 9);
  const lines = [{ code: goods.code, qty: 1 }];
  const buyer = await signedInCustomer(db);
  const { rows } = await pool.query<{ last: number }>('select last_value as last from order_number_sequence');
  const last = rows[0]?.last ?? 0;
  const first = await orderAs(shop.app, buyer.token, { lines });
  expect(first.body.ordernumber).toBe(orderNumbersBy(DEVELOPMENT_ORDER_NUMBER_KEY)([last + 1])[0]);
  // The order is over, so its last digits are free: only the number itself is taken.
  await askAs(shop.app, buyer.token, 'cancelOrder', { ordernumber: first.body.ordernumber });
  await pool.query(`select setval('order_number_sequence', $1)`, [last]);
  const second = await orderAs(shop.app, buyer.token, { lines });
  expect(second.status).toBe(200);
  expect(second.body.ordernumber).not.toBe(first.body.ordernumber);
});
