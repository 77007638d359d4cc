import { createHash, randomBytes } from 'node:crypto';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { insertCode, insertStaff, newInvoice } from '../../../test/guards/rows.ts';
import { expireOrder, sweepExpired } from '../../../test/orders/ends-of-test.ts';
import { type FormOfTest, orderAs } from '../../../test/orders/form-of-test.ts';
import { stockedProduct } from '../../../test/orders/stocked-product.ts';
import { setCheckoutOfTest, UNBOUND } from '../../../test/set-checkout-of-test.ts';
import { askAs, type CustomerOfTest, signedInCustomer } from '../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { changeStatus } from './change-status.ts';
import { notifyExpiring } from './expiry/notify-expiring.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(DEMO_DAY.getTime() + hours * HOUR_MS);

async function bought(onHand = 3, form: Partial<FormOfTest> = {}, ready = false) {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const goods = await stockedProduct(db, onHand, { ready_in_ulaanbaatar: ready });
  const made = await orderAs(shop.app, buyer.token, { lines: [{ code: goods.code, qty: 2 }], ...form });
  const row = db.selectFrom('orders').select('id').where('order_number', '=', made.body.ordernumber);
  return { buyer, goods, ordernumber: made.body.ordernumber, id: (await row.executeTakeFirstOrThrow()).id };
}

const ask = <Name extends 'showOrder' | 'getIncompleteOrder' | 'cancelOrder'>(
  buyer: CustomerOfTest,
  name: Name,
  ordernumber: string,
) => askAs(shop.app, buyer.token, name, { ordernumber });
const levelOf = (productId: number) =>
  real.database.db
    .selectFrom('stock_levels')
    .select(['on_hand', 'reserved'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
const statusOf = async (id: number) => {
  const row = real.database.db.selectFrom('orders').select('status').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).status;
};
const submit = (id: number) =>
  real.database.db
    .updateTable('orders')
    .set({ payment_method: 'qpay', submitted_at: DEMO_DAY })
    .where('id', '=', id)
    .execute();
const pay = (id: number, now = DEMO_DAY) =>
  inTransaction(real.database.db, (tx) => changeStatus(tx, id, 'paid', { mover: 'system' }, now));
const expire = (id: number) => expireOrder(real.database.db, id, after(24));
const emailsOf = async ({ id }: CustomerOfTest) => {
  const rows = real.database.db.selectFrom('notifications').select('template').where('customer_id', '=', id);
  const said = await rows.where('channel', '=', 'email').orderBy('id').execute();
  return said.map(({ template }) => template);
};

test('the order page has every line and term, by number and by invoice, and its owner’s eyes only', async () => {
  const { db } = real.database;
  const { buyer, goods, ordernumber, id } = await bought(5, { warehouse: 0, district: 1, khoroo: 1, vat: true });
  const invoice = await db
    .insertInto('invoices')
    .values(newInvoice(id))
    .returning('reference')
    .executeTakeFirstOrThrow();
  const { body } = await ask(buyer, 'showOrder', ordernumber);
  expect(body.product).toMatchObject([{ code: goods.code, amount: 100_000, quantity: 2, image: '' }]);
  const { order } = body;
  expect(order).toMatchObject({
    ordernumber,
    status: 'pending',
    subtotal: 200_000,
    warehouse: 0,
    khoroo: 1,
    invoiceId: invoice.reference,
    expires_at: after(24).toISOString(),
  });
  const terms = order.fee + order.tax + order.assemble + order.mow + order.chinaDeliver + order.NOAT + order.lend_fee;
  expect(order.total_amount).toBe(order.subtotal - order.discount - order.coupon + terms - order.used_bonus);
  expect((await ask(buyer, 'showOrder', invoice.reference)).body.order.ordernumber).toBe(ordernumber);
  const stranger = await signedInCustomer(db);
  for (const reference of [ordernumber, invoice.reference, String(id), 'IK0000000000']) {
    const { status, body: refused } = await ask(stranger, 'showOrder', reference);
    expect([status, refused.code]).toEqual([404, 'order_not_found']);
  }
});

test('a row of the list has its first pictures and how many pieces it is', async () => {
  const { buyer, ordernumber } = await bought();
  const { body } = await askAs(shop.app, buyer.token, 'showOrders');
  expect(body.order).toMatchObject([{ ordernumber, pictures: [''], pieces: 2, ended: null }]);
  await ask(buyer, 'cancelOrder', ordernumber);
  const { body: later } = await askAs(shop.app, buyer.token, 'showOrders');
  expect(later.order).toMatchObject([{ status: 'expired', ended: DEMO_DAY.toISOString() }]);
});

test('orders come newest first, twenty a page, and a page there is not is the last', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const goods = await stockedProduct(db, 99);
  await setCheckoutOfTest(db, UNBOUND);
  const made: string[] = [];
  for (let count = 0; count < 22; count += 1) {
    const { body } = await orderAs(shop.app, buyer.token, { lines: [{ code: goods.code, qty: 1 }] });
    made.unshift(body.ordernumber);
    await ask(buyer, 'cancelOrder', body.ordernumber);
  }
  const page = async (number: number) => {
    const { body } = await askAs(shop.app, buyer.token, 'showOrders', { page: number });
    return [body.order.map(({ ordernumber }) => ordernumber), body.pagination.page];
  };
  expect(await page(1)).toEqual([made.slice(0, 20), 1]);
  expect(await page(9)).toEqual([made.slice(20), 2]);
  const withoutOrders = await askAs(shop.app, (await signedInCustomer(db)).token, 'showOrders');
  expect(withoutOrders.body).toMatchObject({ order: [], pagination: { totalProduct: 0 } });
});

test('an unpaid order has what the payment page needs, and the form for «Засах»', async () => {
  const { db } = real.database;
  await insertCode(db, { code: 'ТӨЛБӨР', kind: 'voucher', amount_tug: 10_000 });
  const form = { warehouse: 0, district: 1, khoroo: 1, vat: true, coupon: 'ТӨЛБӨР', register: '1234567' } as const;
  const { buyer, ordernumber, id } = await bought(5, form);
  await db.insertInto('bonus_ledger').values({ customer_id: buyer.id, points: 2_020, reason: 'welcome' }).execute();
  const { body } = await ask(buyer, 'getIncompleteOrder', ordernumber);
  expect(body).toMatchObject({
    bonus: 2_020,
    bonusLimit: 2_020,
    shipping: {
      warehouse: 0,
      user: { personal: false, register: '1234567', district: 1, khoroo: 1, more: '12-р байр, 34 тоот' },
      vat: true,
      coupon: 'ТӨЛБӨР',
    },
  });
  expect(body.accounts.length).toBeGreaterThan(0);
  const storepay = body.methods.find(({ type }) => type === 'storepay');
  // 99 per mille of 203,000, up to the next hundred.
  expect([body.order.total_amount - body.order.NOAT, storepay?.fee]).toEqual([203_000, 20_100]);
  await submit(id);
  await pay(id);
  expect((await ask(buyer, 'getIncompleteOrder', ordernumber)).body.code).toBe('order_already_paid');
});

test('its owner cancels an unpaid order once and again, and frees what it reserved; a paid one cannot be cancelled', async () => {
  const { db } = real.database;
  const codeId = await insertCode(db, { code: 'ЦУЦЛАХ', kind: 'voucher', amount_tug: 10_000 });
  const { buyer, goods, ordernumber, id } = await bought(3, { coupon: 'ЦУЦЛАХ' });
  await db
    .insertInto('bonus_ledger')
    .values([
      { customer_id: buyer.id, points: 900, reason: 'welcome' },
      { customer_id: buyer.id, order_id: id, points: -500, reason: 'spent' },
    ])
    .execute();
  expect(await levelOf(goods.id)).toEqual({ on_hand: 3, reserved: 2 });
  for (const _again of [1, 2]) expect((await ask(buyer, 'cancelOrder', ordernumber)).status).toBe(200);
  expect([await statusOf(id), await levelOf(goods.id)]).toEqual(['expired', { on_hand: 3, reserved: 0 }]);
  const code = db.selectFrom('codes').select('uses').where('id', '=', codeId);
  expect(await code.executeTakeFirstOrThrow()).toEqual({ uses: 0 });
  const bonus = db.selectFrom('bonus_balances').select('balance').where('customer_id', '=', buyer.id);
  expect(await bonus.executeTakeFirstOrThrow()).toEqual({ balance: 900 });
  const history = db.selectFrom('order_status_changes').select('changed_by').where('order_id', '=', id).orderBy('id');
  expect(await history.execute()).toEqual([{ changed_by: 'customer' }, { changed_by: 'customer' }]);
  expect((await ask(buyer, 'getIncompleteOrder', ordernumber)).body.code).toBe('order_expired');

  const other = await bought();
  await submit(other.id);
  await pay(other.id);
  expect((await ask(other.buyer, 'cancelOrder', other.ordernumber)).body.code).toBe('order_already_paid');
});

test.each([
  ['beijing', false, ['ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'], 'loaded'],
  ['ulaanbaatar', true, ['ordered', 'in_stock', 'delivered'], 'in_stock'],
] as const)(
  'from %s goods leave the stock at their step, and no step is skipped',
  async (source, ready, steps, leaves) => {
    const { db } = real.database;
    const staffId = await insertStaff(db);
    const { buyer, goods, ordernumber, id } = await bought(3, {}, ready);
    const move = (to: OrderStatus) =>
      inTransaction(db, (tx) => changeStatus(tx, id, to, { mover: 'staff', staffId }, DEMO_DAY));
    await submit(id);
    await pay(id);
    await expect(move('delivered')).rejects.toMatchObject({ code: 'order_already_paid' });
    const { body } = await ask(buyer, 'showOrder', ordernumber);
    expect(body.order).toMatchObject({ source, expected: steps.map((status) => ({ status })) });
    let isGone = false;
    for (const step of steps) {
      await move(step);
      isGone ||= step === leaves;
      expect(await levelOf(goods.id)).toEqual(isGone ? { on_hand: 1, reserved: 0 } : { on_hand: 3, reserved: 2 });
    }
    const movements = db.selectFrom('stock_movements').select('reason').where('order_id', '=', id).orderBy('id');
    expect(await movements.execute()).toEqual([{ reason: 'reserved' }, { reason: 'consumed' }]);
    const earned = db.selectFrom('bonus_ledger').select(['points', 'reason']).where('order_id', '=', id);
    expect(await earned.execute()).toEqual([{ points: 6_000, reason: 'earned' }]);
  },
);

test('an order that is not paid ends at its moment and not before, and its customer is notified both times', async () => {
  const { db } = real.database;
  const { buyer, goods, ordernumber, id } = await bought();
  // Nobody has to ask for it: its end waits in the queue from the moment it is made.
  const inQueue = 'select run_at from graphile_worker.jobs where key = $1';
  const { rows } = await real.database.pool.query(inQueue, [`expire-order:${id}`]);
  expect(rows).toEqual([{ run_at: after(24) }]);
  await notifyExpiring(db, id, after(21));
  expect(await emailsOf(buyer)).toEqual(['order-made']);
  for (const hours of [22, 23]) await notifyExpiring(db, id, after(hours));
  await expireOrder(db, id, new Date(after(24).getTime() - 1));
  expect([await statusOf(id), await emailsOf(buyer)]).toEqual(['pending', ['order-made', 'order-expiring']]);
  for (const _again of [1, 2]) await expire(id);
  expect([await statusOf(id), await levelOf(goods.id)]).toEqual(['expired', { on_hand: 3, reserved: 0 }]);
  expect(await emailsOf(buyer)).toEqual(['order-made', 'order-expiring', 'order-expired']);
  await submit(id);
  await expect(pay(id)).rejects.toMatchObject({ code: 'order_expired' });
  expect((await ask(buyer, 'showOrder', ordernumber)).body.order).toMatchObject({
    status: 'expired',
    expires_at: null,
  });
});

test('the sweep ends what a lost job left over, and nothing else', async () => {
  const { db } = real.database;
  await sweepExpired(db, after(1_000));
  const [over, young] = [await bought(), await bought()];
  await db
    .updateTable('orders')
    .set({ pay_by: after(1), expires_at: after(1) })
    .where('id', '=', over.id)
    .execute();
  expect(await sweepExpired(db, after(2))).toBe(1);
  expect([await statusOf(over.id), await statusOf(young.id)]).toEqual(['expired', 'pending']);
});

test('of expiry, cancelling and payment at the same moment one wins, and stock and code follow it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { buyer, goods, ordernumber, id } = await bought();
    await submit(id);
    const [paid] = await Promise.allSettled([pay(id), expire(id), ask(buyer, 'cancelOrder', ordernumber)]);
    const status = await statusOf(id);
    expect(status).toBe(paid.status === 'fulfilled' ? 'paid' : 'expired');
    expect(await levelOf(goods.id)).toEqual({ on_hand: 3, reserved: status === 'paid' ? 2 : 0 });
    const ends = real.database.db.selectFrom('order_status_changes').select('id').where('order_id', '=', id);
    expect(await ends.execute()).toHaveLength(2);
  }
});

test('a mailed link tells steps and goods without login for 180 days, and nothing that is the buyer’s alone', async () => {
  const { db } = real.database;
  const { id, ordernumber, goods } = await bought(5, { warehouse: 0 });
  const row = db
    .selectFrom('notifications')
    .select('secret')
    .where('dedupe_key', '=', `order-made:${ordernumber}:email`);
  const { secret } = await row.executeTakeFirstOrThrow();
  const track = async (token: string) => {
    const url = '/api/product/track-order-by-link';
    return (await shop.app.inject({ method: 'POST', url, payload: { token } })).json();
  };
  const { token } = secret as { token: string };
  const tracked = await track(token);
  expect(tracked).toMatchObject({
    order: { ordernumber, status: 'pending' },
    product: [{ code: goods.code, quantity: 2 }],
  });
  expect(JSON.stringify(tracked)).not.toMatch(/amount|phone|address|email|99112233|байр/);
  expect(await track('A'.repeat(43))).toMatchObject({ code: 'link_invalid' });
  const old = randomBytes(32).toString('base64url');
  await db
    .insertInto('order_links')
    .values({
      token_hash: createHash('sha256').update(old).digest(),
      order_id: id,
      created_at: after(-5_000),
      expires_at: DEMO_DAY,
    })
    .execute();
  expect(await track(old)).toMatchObject({ code: 'link_invalid' });
});
