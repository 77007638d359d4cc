import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/accounts/account-of-test.ts';
import { mailedCode } from '../../../test/accounts/mailed-code.ts';
import { wholeCustomer } from '../../../test/accounts/whole-customer.ts';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { expired, insertOrder, insertPayment, newOrder } from '../../../test/guards/rows.ts';
import { shopOfTest } from '../../../test/shop-of-test.ts';
import { askAs, oneMoreSession } from '../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const erase = (token: string, proof: object = { currentPassword: PASSWORD }) =>
  askAs(shop.app, token, 'deleteAccount', proof);
const customerRow = (id: number) =>
  real.database.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const countOf = async (table: string, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where customer_id = ${id}`.execute(real.database.db);
  return rows[0]?.count ?? -1;
};

test('an erased customer leaves orders and ledger behind, and nothing that names the customer or opens anything', async () => {
  const { id, email, token } = await wholeCustomer(real.database.db);
  expect(await erase(token)).toEqual({ status: 200, body: { result: 'success' } });
  expect(await customerRow(id)).toMatchObject({
    ...{ email: `erased-${id}@erased.invalid`, erased_at: DEMO_DAY, name: null, phone: null, phone_2: null },
    ...{ picture: null, register_number: null, password_hash: null, kind: 'individual' },
    ...{ wants_price_drop: false, wants_back_in_stock: false },
  });
  const kept = ['orders', 'bonus_ledger', 'bonus_balances', 'reviews', 'notifications'];
  const cleared = ['sessions', 'one_time_tokens', 'customer_identities', 'customer_addresses', 'cart_lines'];
  cleared.push(
    'customer_pictures',
    'social_tickets',
    'favourites',
    'stock_alerts',
    'contact_messages',
    'idempotent_replies',
  );
  for (const table of kept) expect([table, await countOf(table, id)]).not.toEqual([table, 0]);
  for (const table of cleared) expect([table, await countOf(table, id)]).toEqual([table, 0]);
  const email_hash = createHash('sha256').update(email).digest();
  const welcomed = real.database.db.selectFrom('welcomed_addresses').where('email_hash', '=', email_hash);
  expect(await welcomed.selectAll().execute()).toHaveLength(1);
});

test('who comes back with the same address is somebody new, and not welcomed twice', async () => {
  const { db } = real.database;
  const { id, email, token } = await wholeCustomer(db);
  await erase(token);
  const proof = await mailedCode({ app: shop.app, db }, email);
  const { body } = await askAs(shop.app, '', 'useCode', proof);
  expect(body.data).toEqual({ name: '', bonus: 0 });
  const anew = await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  expect(anew.id).not.toBe(id);
  expect((await askAs(shop.app, body.token, 'myInfo')).body).toMatchObject({ order: 0, save: [] });
});

test('of two erasures at once one is done, and the other finds nobody', async () => {
  const { id, token } = await wholeCustomer(real.database.db);
  const elsewhere = await oneMoreSession(real.database.db, id);
  const answers = await Promise.all([erase(token), erase(elsewhere)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
});

test('the address occurs nowhere any more, but on the orders that are kept for the accounts', async () => {
  const { db } = real.database;
  const { email, token } = await wholeCustomer(db);
  await erase(token);
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb')`.execute(db);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)}::text like ${`%${email}%`} limit 1`.execute(db);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  expect(found).toEqual([]);
});

test('what waits to be sent to an erased customer is not sent any more', async () => {
  const { id, token } = await wholeCustomer(real.database.db);
  await erase(token);
  const emails = real.database.db.selectFrom('notifications').where('customer_id', '=', id);
  expect(await emails.select(['status', 'recipient', 'payload']).execute()).toEqual([
    { status: 'sent', recipient: `erased-${id}@erased.invalid`, payload: {} },
  ]);
});

test('the sessions of an erased customer open nothing, nor does one that a login opened meanwhile', async () => {
  const { id, token } = await wholeCustomer(real.database.db);
  const elsewhere = await oneMoreSession(real.database.db, id);
  await erase(token);
  const late = await oneMoreSession(real.database.db, id);
  for (const open of [token, elsewhere, late]) expect((await askAs(shop.app, open, 'myMarks')).status).toBe(401);
});

test('the review of an erased customer stays, without the name, also on the page of the product that was kept', async () => {
  const { db } = real.database;
  const { token } = await wholeCustomer(db);
  const kept = shopOfTest(db);
  const names = async () => (await kept.ask('singleProduct', { id: '70489215' })).review.map(({ name }) => name);
  const before = await names();
  await erase(token);
  await kept.refresh();
  expect(before[0]).toBe('Болд');
  expect(await names()).toEqual(['Худалдан авагч', ...before.slice(1)]);
  await kept.index.close();
});

test.each([
  ['without the password', {}],
  ['with a wrong one', { currentPassword: 'something else' }],
])('nobody is erased %s', async (_how, proof) => {
  const { id, token } = await wholeCustomer(real.database.db);
  expect(await erase(token, proof)).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
  expect((await customerRow(id)).erased_at).toBeNull();
  expect(await countOf('cart_lines', id)).toBe(1);
});

test('an order that is not finished stands against it; an expired one does not', async () => {
  const { db } = real.database;
  const { id, token } = await wholeCustomer(db);
  const order = await insertOrder(db, { customer_id: id });
  expect(await erase(token)).toMatchObject({ status: 409, body: { code: 'order_in_work' } });
  expect((await customerRow(id)).erased_at).toBeNull();
  await db.updateTable('orders').set(expired()).where('id', '=', order).execute();
  expect((await erase(token)).status).toBe(200);
});

test('money that is on its way back stands against it until it has come', async () => {
  const { db } = real.database;
  const { id, token } = await wholeCustomer(db);
  const order_id = await insertOrder(db, { customer_id: id, ...expired() });
  const payment_id = await insertPayment(db, order_id, { outcome: 'late' });
  const { id: refund } = await db
    .insertInto('refunds')
    .values({ payment_id, order_id, gross_tug: 5, amount_tug: 5, reason: 'late_payment', instrument: 'provider' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await erase(token)).toMatchObject({ body: { code: 'order_in_work' } });
  await db
    .updateTable('refunds')
    .set({ status: 'done', finished_at: DEMO_DAY, provider_refund_id: 'R7' })
    .where('id', '=', refund)
    .execute();
  expect((await erase(token)).status).toBe(200);
});

test('an order that is being made at the same time is waited for, and refuses the erasure', async () => {
  const { db } = real.database;
  const { id, token } = await wholeCustomer(db);
  const making = await db.startTransaction().execute();
  await making.insertInto('orders').values(newOrder(id)).execute();
  const asked = erase(token);
  await expect.poll(() => waitingForCustomers()).toBe(1);
  await making.commit().execute();
  expect(await asked).toMatchObject({ status: 409, body: { code: 'order_in_work' } });
  expect((await customerRow(id)).erased_at).toBeNull();
});

/** Counts transactions that wait for a customer row. */
async function waitingForCustomers(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(real.database.db);
  return rows[0]?.count ?? 0;
}
