import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusBalance } from '../../src/modules/bonus/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { manyPaidOrders } from '../orders/many-paid-orders.ts';
import { boughtOrder } from '../refunds/bought-order.ts';
import { askAs, signedInCustomer } from '../signed-in-customer.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let finance = '';
let second = '';
let orders = '';
beforeAll(async () => {
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  const { db } = real.database;
  finance = await logIn(admin, await insertMember(db, ['finance'], { name: 'Ундрал' }));
  second = await logIn(admin, await insertMember(db, ['finance'], { name: 'Тэмүүлэн' }));
  orders = await logIn(admin, await insertMember(db, ['orders'], { name: 'Ануужин' }));
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

type Name = Parameters<typeof askAdmin>[1];
const as = (cookie: string) => (name: Name, body: object) => askAdmin(admin, name, body, { cookie });
const idsOf = async (text: string) =>
  (await as(orders)('listCustomers', { text })).body.customers.map(({ id }: { id: number }) => id);

test('a customer is found by phone, its ending, email, name and order number', async () => {
  const { db } = real.database;
  const changes = { name: 'Пүрэвдулам', phone: '95550417', phone_2: '86660418' };
  const { id, email } = await signedInCustomer(db, changes);
  const { numbers } = await manyPaidOrders(db, 1, { customerId: id });
  for (const text of [
    '95550417',
    '9555 0417',
    '86660418',
    '0417',
    `${email.split('@')[0]}@`,
    'үрэвдул',
    numbers[0] ?? '',
  ])
    expect([text, await idsOf(text)]).toEqual([text, expect.arrayContaining([id])]);
  expect(await idsOf('Пүрэвдулам')).toEqual([id]);
  expect(await idsOf('Пүрэвдулмаа')).toEqual([]);
});

test('views show whom they say in pages that neither repeat nor skip, and count them', async () => {
  const { db } = real.database;
  const ids: number[] = [];
  // Later than all others, so that they are listed first.
  const created_at = new Date('2036-01-01T00:00:00Z');
  for (const _ of Array.from({ length: 55 })) ids.push((await signedInCustomer(db, { created_at })).id);
  const first = (await as(orders)('listCustomers', { view: 'new' })).body;
  const rest = (await as(orders)('listCustomers', { view: 'new', after: first.next })).body;
  const listed = [...first.customers, ...rest.customers].map(({ id }: { id: number }) => id);
  expect([first.customers.length, rest.counts, new Set(listed).size]).toEqual([50, null, listed.length]);
  expect(listed.slice(0, ids.length)).toEqual(ids.toReversed());
  expect(first.counts.new).toBeGreaterThanOrEqual(55);
  const buyer = (await boughtOrder(db, shop.app)).buyer.id;
  const recent = (await as(orders)('listCustomers', { view: 'recent' })).body.customers;
  expect(recent[0]).toMatchObject({ id: buyer, orders: 1 });
  expect(recent.filter(({ id }: { id: number }) => id === buyer)).toHaveLength(1);
});

test('contacts are masked until they are shown, which is written down with its reason', async () => {
  const { db } = real.database;
  const { id, email } = await signedInCustomer(db, { phone: '95559911' });
  const { customer } = (await as(orders)('showCustomer', { id })).body;
  expect(JSON.stringify(customer)).not.toContain('95559911');
  expect(JSON.stringify(customer)).not.toContain(email);
  expect((await as(orders)('revealCustomer', { id, field: 'phone' })).body.value).toBe('95559911');
  const support = await logIn(admin, await insertMember(db, ['support']));
  expect((await as(support)('revealCustomer', { id, field: 'email' })).status).toBe(403);
  const asked = { id, field: 'email', reason: 'Хүргэлт тохирох' };
  expect((await as(support)('revealCustomerWithReason', asked)).body.value).toBe(email);
  const { history } = (await as(orders)('showCustomer', { id })).body.customer;
  expect(history).toMatchObject([
    { action: 'reveal', field: 'email', reason: 'Хүргэлт тохирох' },
    { action: 'reveal', field: 'phone', staff: 'Ануужин' },
  ]);
});

const GIFT = { because: 'goodwill', note: 'Олон жилийн хэрэглэгч' };

test('a small correction is written at once, and one that takes more than there is is refused', async () => {
  const { id } = await signedInCustomer(real.database.db);
  const { body } = await as(finance)('correctBonus', { id, points: 50_000, ...GIFT });
  expect(body.customer).toMatchObject({
    ...{ bonus: 50_000, correction: null },
    ledger: [{ points: 50_000, balance: 50_000, reason: 'adjusted', staff: 'Ундрал' }],
  });
  const more = await as(finance)('correctBonus', { id, points: -50_001, ...GIFT });
  expect(more).toMatchObject({ status: 409, body: { code: 'points_not_enough', details: { balance: 50_000 } } });
  const most = await as(finance)('correctBonus', { id, points: -50_000, ...GIFT });
  expect(most.body.customer.bonus).toBe(0);
  expect((await as(orders)('correctBonus', { id, points: 1, ...GIFT })).status).toBe(403);
});

test('a large correction in parts needs another person, too, for a day, in the same direction and also at once', async () => {
  const { db } = real.database;
  const { id } = await signedInCustomer(db);
  const correct = (points: number) => as(finance)('correctBonus', { id, points, ...GIFT });
  const both = await Promise.all([correct(30_000), as(second)('correctBonus', { id, points: 30_000, ...GIFT })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await bonusBalance(db, id)).toBe(30_000);
  const { customer } = (await as(finance)('showCustomer', { id })).body;
  expect(customer).toMatchObject({
    ...{ correction: { points: 30_000 }, second_person_above: { adding: 20_000, taking: 50_000 } },
  });
  expect((await correct(-30_000)).body.customer).toMatchObject({
    ...{ bonus: 0, second_person_above: { adding: 20_000, taking: 20_000 } },
  });
  const before = admin.clock.now;
  admin.clock.now = new Date(before.getTime() + 24 * 3_600_000);
  const tomorrow = as(await logIn(admin, await insertMember(db, ['finance'])));
  expect((await tomorrow('correctBonus', { id, points: 50_000, ...GIFT })).body.customer.bonus).toBe(50_000);
  admin.clock.now = before;
});

test('a large correction changes nothing until another person approves it, once', async () => {
  const { db } = real.database;
  const { id } = await signedInCustomer(db);
  const { customer } = (await as(finance)('correctBonus', { id, points: 60_000, ...GIFT })).body;
  expect(customer).toMatchObject({ bonus: 0, correction: { points: 60_000, is_mine: true, staff: 'Ундрал' } });
  const { approval, version } = customer.correction;
  const approve = { approval, version, state: 'approved' };
  const own = await as(finance)('approveBonus', approve);
  expect(own).toMatchObject({ status: 403, body: { code: 'second_person_required' } });
  const again = await as(second)('correctBonus', { id, points: 70_000, ...GIFT });
  expect(again).toMatchObject({ status: 409, body: { code: 'approval_in_work' } });
  expect(await bonusBalance(db, id)).toBe(0);
  const both = await Promise.all([as(second)('approveBonus', approve), as(second)('approveBonus', approve)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await bonusBalance(db, id)).toBe(60_000);
  const { ledger, correction } = (await as(second)('showCustomer', { id })).body.customer;
  expect([ledger.length, ledger[0].staff, correction]).toEqual([1, 'Ундрал', null]);
});

test('a declined correction leaves the points as they are', async () => {
  const { db } = real.database;
  const { id } = await signedInCustomer(db);
  const { correction } = (await as(finance)('correctBonus', { id, points: 60_000, ...GIFT })).body.customer;
  const { approval, version } = correction;
  await as(second)('approveBonus', { approval, version, state: 'declined' });
  expect(await bonusBalance(db, id)).toBe(0);
});

test('a blocked customer is logged out and cannot work until the account is opened again', async () => {
  const { db } = real.database;
  const { id, token } = await signedInCustomer(db);
  const block = { id, because: 'fraud', note: 'Хуурамч карт' };
  const blocked = (await as(orders)('blockCustomer', block)).body.customer;
  expect(blocked.block).toMatchObject({ staff: 'Ануужин', reason: 'Залилангийн сэжигтэй. Хуурамч карт' });
  expect((await askAs(shop.app, token, 'myInfo')).status).toBe(401);
  expect(await as(orders)('blockCustomer', block)).toMatchObject({
    ...{ status: 409, body: { code: 'changed_meanwhile' } },
  });
  expect((await as(finance)('blockCustomer', block)).status).toBe(403);
  const stale = { id, was: new Date(DEMO_DAY.getTime() - 1).toISOString() };
  expect((await as(orders)('unblockCustomer', stale)).status).toBe(409);
  const opened = await as(orders)('unblockCustomer', { id, was: blocked.block.at });
  expect(opened.body.customer.block).toBe(null);
});

test('sessions end one by one or all at once', async () => {
  const { id, token } = await signedInCustomer(real.database.db);
  const [device] = (await as(orders)('showCustomer', { id })).body.customer.devices;
  const other = await as(orders)('endCustomerSessions', { id, session: 'f'.repeat(64) });
  expect(other.body.customer.devices).toHaveLength(1);
  await as(orders)('endCustomerSessions', { id, session: device.id });
  expect((await askAs(shop.app, token, 'myInfo')).status).toBe(401);
});

test('an export has the customer’s rows, and an erased customer has neither name nor notes', async () => {
  const { db } = real.database;
  const { id, email } = await signedInCustomer(db);
  await as(orders)('addCustomerNote', { id, text: '5 давхар, лифтгүй' });
  const { data } = (await as(orders)('exportCustomer', { id })).body;
  expect(data.customers).toMatchObject([{ id, email }]);
  await as(orders)('blockCustomer', { id, because: 'fraud', note: 'Лхагвын дүү' });
  expect((await as(orders)('eraseCustomer', { id })).status).toBe(200);
  const { customer } = (await as(orders)('showCustomer', { id })).body;
  expect(customer).toMatchObject({ name: null, notes: [], phone: null, erased_at: expect.any(String) });
  expect(customer.block.reason).toBe('Залилангийн сэжигтэй');
  expect((await as(orders)('eraseCustomer', { id })).body.code).toBe('customer_not_found');
  expect(await idsOf(email)).toEqual([]);
  const busy = (await boughtOrder(db, shop.app)).buyer.id;
  expect((await as(orders)('eraseCustomer', { id: busy })).body.code).toBe('order_in_work');
});
