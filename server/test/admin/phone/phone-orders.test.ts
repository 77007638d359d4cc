// Staff take orders by telephone (record 207): with the shop's figures, limits and locks, and without touching the customer's cart.
import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@tokhi/contract/idempotency-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/modules/orders/public.ts';
import { stockInvariants } from '../../../src/modules/stock/public.ts';
import { type AppOfTest, appOfTest } from '../../app-of-test.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { bodyOf, type FormOfTest, orderAs, shownTo } from '../../orders/form-of-test.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { askAs, type CustomerOfTest, signedInCustomer } from '../../signed-in-customer.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn, type MemberOfTest } from '../member-of-test.ts';

const real = databaseOfTest();
const ROUNDS = 5;
let shop: AppOfTest;
let admin: AdminOfTest;
let member: MemberOfTest;
let cookie = '';
beforeAll(async () => {
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  member = await insertMember(real.database.db, ['orders'], { name: 'Ануужин' });
  cookie = await logIn(admin, member);
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const ask = (name: Parameters<typeof askAdmin>[1], body: object, key: string = randomUUID()) =>
  askAdmin(admin, name, body, { cookie, headers: { [IDEMPOTENCY_KEY]: key } });
/** What the customer's page would send for the same cart. */
const formOf = async (buyer: CustomerOfTest, form: FormOfTest) =>
  bodyOf(await shownTo(shop.app, buyer.token, form), form);
const place = (buyer: { id: number }, order: object, key?: string) =>
  ask('createPhoneOrder', { customer: buyer.id, order }, key);
const rowOf = (number: string) =>
  real.database.db.selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
const ordersOf = async ({ id }: { id: number }) =>
  (await real.database.db.selectFrom('orders').select('id').where('customer_id', '=', id).execute()).length;

test('an order by telephone costs what the shop charges for the same cart, and is quoted so', async () => {
  const { db } = real.database;
  const [caller, buyer] = [await signedInCustomer(db), await signedInCustomer(db)];
  const sofa = await stockedProduct(db, 9, {
    price_tug: 250_000,
    regular_price_tug: 300_000,
    china_delivery_tug: 4_000,
  });
  const lamp = await stockedProduct(db, 9, { price_tug: 90_000, regular_price_tug: 90_000, discount_percent: 10 });
  const lines = [
    { code: sofa.code, qty: 2 },
    { code: lamp.code, qty: 1 },
  ];
  for (const way of [
    { warehouse: 0, district: 1, khoroo: 3, assemble: 2, mow: 1, vat: true },
    { warehouse: 1 },
  ] as const) {
    const form = { lines, ...way };
    const inShop = await orderAs(shop.app, buyer.token, form);
    const order = await formOf(caller, form);
    const quoted = await ask('quotePhoneOrder', {
      lines: lines.map(({ code, qty }) => ({ id: code, qty })),
      ...(way.warehouse === 0 ? { district: 1, khoroo: 3, assemblecount: 2, mowcount: 1, vat: true } : {}),
      warehouse: way.warehouse,
    });
    const made = await place(caller, order);
    expect([made.status, made.body.result]).toEqual([200, 'success']);
    const [theirs, ours] = [await rowOf(inShop.body.ordernumber), await rowOf(made.body.ordernumber)];
    const sums = Object.keys(theirs).filter((name) => name.endsWith('_tug')) as 'total_tug'[];
    expect(sums.length).toBeGreaterThan(10);
    for (const name of sums) expect([name, ours[name]]).toEqual([name, theirs[name]]);
    expect(quoted.body.figures.total).toBe(theirs.total_tug);
    expect(quoted.body.terms.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
      theirs.total_tug,
    );
    expect(ours).toMatchObject({ placed_by: member.id, customer_id: caller.id, status: 'pending' });
    expect(theirs.placed_by).toBeNull();
  }
  expect(await verifyInvariants(db, stockInvariants)).toEqual([]);
});

test('the order names who took it, its stock is reserved, and the customer’s own cart stays as it is', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const chair = await stockedProduct(db, 6);
  const kept = { customer_id: buyer.id, product_id: chair.id, quantity: 2, price_seen_tug: 1 };
  await db.insertInto('cart_lines').values(kept).execute();
  const cart = db.selectFrom('cart_lines').select(['product_id', 'quantity']).where('customer_id', '=', buyer.id);
  const before = await cart.execute();
  expect(before).toHaveLength(1);
  const order = await formOf(buyer, { lines: [{ code: chair.code, qty: 4 }] });
  const { ordernumber } = (await place(buyer, order)).body;
  expect(await cart.execute()).toEqual(before);
  const level = db.selectFrom('stock_levels').select(['on_hand', 'reserved']).where('product_id', '=', chair.id);
  expect(await level.execute()).toEqual([{ on_hand: 6, reserved: 4 }]);
  const shown = (await ask('showOrder', { ordernumber })).body.order;
  expect(shown).toMatchObject({ placed_by: 'Ануужин', history: [{ to: 'pending', by: 'staff', staff: 'Ануужин' }] });
  const { today } = (await ask('phoneOrderChoices', {})).body;
  expect(today[0]).toMatchObject({ ordernumber, status: 'pending', staff: 'Ануужин' });
  // The customer's own page shows it, and its link goes to the account's mailbox, whatever staff typed.
  expect((await askAs(shop.app, buyer.token, 'getIncompleteOrder', { ordernumber })).status).toBe(200);
  const notices = db.selectFrom('notifications').select(['channel', 'recipient']).where('customer_id', '=', buyer.id);
  expect(await notices.orderBy('channel').execute()).toEqual([
    { channel: 'email', recipient: buyer.email },
    { channel: 'sms', recipient: '99112233' },
  ]);
});

test('two presses of one button are one order', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const table = await stockedProduct(db, 9);
  const order = await formOf(buyer, { lines: [{ code: table.code, qty: 1 }] });
  const key = randomUUID();
  const answers = await Promise.all([place(buyer, order, key), place(buyer, order, key), place(buyer, order, key)]);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.ordernumber}`)).size).toBe(1);
  expect(await ordersOf(buyer)).toBe(1);
});

test('of an order by telephone and one of the shop for the last unit one wins, and the other is told', async () => {
  const { db } = real.database;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [caller, buyer] = [await signedInCustomer(db), await signedInCustomer(db)];
    const last = await stockedProduct(db, 1);
    const form = { lines: [{ code: last.code, qty: 1 }] };
    const order = await formOf(caller, form);
    const [byPhone, inShop] = await Promise.all([place(caller, order), orderAs(shop.app, buyer.token, form)]);
    expect([byPhone.status, inShop.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect([byPhone, inShop].find(({ status }) => status === 409)?.body.code).toBe('insufficient_stock');
    const level = db.selectFrom('stock_levels').select('reserved').where('product_id', '=', last.id);
    expect(await level.execute()).toEqual([{ reserved: 1 }]);
  }
});

test('figures that changed since they were quoted are refused with those of now', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const lamp = await stockedProduct(db, 9, { price_tug: 90_000, regular_price_tug: 90_000 });
  const order = await formOf(buyer, { lines: [{ code: lamp.code, qty: 1 }] });
  await db.updateTable('products').set({ price_tug: 80_000 }).where('id', '=', lamp.id).execute();
  const refused = await place(buyer, order);
  expect(refused).toMatchObject({ status: 409, body: { code: 'figures_changed', details: { subtotal: 80_000 } } });
  expect(await ordersOf(buyer)).toBe(0);
});

test('the limits of unpaid orders hold by telephone, too', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  const chair = await stockedProduct(db, 40);
  const order = await formOf(buyer, { lines: [{ code: chair.code, qty: 1 }] });
  for (let made = 0; made < 3; made += 1) expect((await place(buyer, order)).status).toBe(200);
  expect(await place(buyer, order)).toMatchObject({ status: 409, body: { code: 'too_many_unpaid_orders' } });
  const other = await signedInCustomer(db);
  const many = await formOf(other, { lines: [{ code: chair.code, qty: 30 }] });
  expect(await place(other, many)).toMatchObject({ status: 409, body: { code: 'too_many_of_product' } });
});

test('a blocked customer, or one who is not there, orders nothing, and nothing is shown of them', async () => {
  const { db } = real.database;
  const blocked = await signedInCustomer(db);
  const chair = await stockedProduct(db, 9);
  const order = await formOf(blocked, { lines: [{ code: chair.code, qty: 1 }] });
  const block = { blocked_at: admin.clock.now, blocked_by: member.id, blocked_reason: 'own_request' };
  await db.updateTable('customers').set(block).where('id', '=', blocked.id).execute();
  expect(await place(blocked, order)).toMatchObject({ status: 409, body: { code: 'customer_blocked' } });
  expect((await ask('openPhoneOrder', { customer: blocked.id })).body).toMatchObject({ code: 'customer_blocked' });
  expect(await place({ id: 999_999_999 }, order)).toMatchObject({ status: 404, body: { code: 'customer_not_found' } });
  expect(await ordersOf(blocked)).toBe(0);
});

test('contacts are shown with an audit row, and support has no telephone orders', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db, { phone: '95556677' });
  const { customer } = (await ask('openPhoneOrder', { customer: buyer.id })).body;
  expect(customer).toEqual({
    id: buyer.id,
    name: 'Болд',
    phone: '95556677',
    email: buyer.email,
    bonus: 0,
    addresses: [],
  });
  const row = db
    .selectFrom('audit_log')
    .select(['action', 'after', 'staff_id'])
    .where('subject_id', '=', String(buyer.id));
  expect(await row.where('subject_kind', '=', 'customer').execute()).toEqual([
    { action: 'reveal', after: { field: 'phone_order' }, staff_id: member.id },
  ]);
  const support = await logIn(admin, await insertMember(db, ['support']));
  expect(await askAdmin(admin, 'openPhoneOrder', { customer: buyer.id }, { cookie: support })).toMatchObject({
    status: 403,
  });
});

test('an account made on the telephone has no password, opens nothing, and belongs to whoever proves its mailbox', async () => {
  const { db } = real.database;
  const body = { name: 'Сарнай', phone: '95550011', email: 'sarnai@tokhi.example' };
  const { customer } = (await ask('createPhoneCustomer', body)).body;
  const row = db.selectFrom('customers').selectAll().where('id', '=', customer);
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({
    ...{ email_confirmed_at: null, password_hash: null, terms_accepted_at: null, name: 'Сарнай' },
  });
  expect(await db.selectFrom('notifications').select('id').where('customer_id', '=', customer).execute()).toEqual([]);
  const login = await shop.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { user: { email: body.email, password: 'any password 1' } },
  });
  expect(login.statusCode).not.toBe(200);
  expect(await ask('createPhoneCustomer', body)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  const chair = await stockedProduct(db, 9);
  const order = await formOf(await signedInCustomer(db), { lines: [{ code: chair.code, qty: 1 }] });
  expect((await place({ id: customer }, order)).status).toBe(200);
  const email = db.selectFrom('notifications').select('payload').where('customer_id', '=', customer);
  const sent = JSON.stringify(await email.where('channel', '=', 'email').execute());
  // Nothing said on the telephone is sent to an unconfirmed mailbox.
  expect(sent).toContain('"byPhone":true');
  expect(sent).not.toContain('Сарнай');
});
