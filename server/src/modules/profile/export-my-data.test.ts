import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount, PASSWORD, signedIn } from '../../../test/accounts/account-of-test.ts';
import { mailedCode } from '../../../test/accounts/mailed-code.ts';
import { SECRET_BYTES, type WholeCustomer, wholeCustomer } from '../../../test/accounts/whole-customer.ts';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { askAs } from '../../../test/signed-in-customer.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let customer: WholeCustomer;
let another: WholeCustomer;
let exported: Record<string, Record<string, unknown>[]>;
beforeAll(async () => {
  shop = await appOfTest(real.database);
  customer = await wholeCustomer(real.database.db);
  another = await wholeCustomer(real.database.db);
  exported = (await askAs(shop.app, customer.token, 'exportMyData', { currentPassword: PASSWORD })).body.data;
});
afterAll(() => shop?.close());

/** Tables that refer to a customer or an order of theirs, and why they are not in the export. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  bank_rows: "lines of the bank's list of ours; what he paid is in payments",
  carts: 'counts the changes of his cart; what is in it is in cart_lines',
  customer_notes: 'what staff write to each other about a customer',
  idempotent_replies: 'copies of answers that he has had, forgotten after 48 hours',
  order_links: 'open the way of an order to whoever has them; kept as hashes',
  order_notes: 'what staff write to each other about an order',
  social_tickets: 'open a session, and are gone after a minute',
  stock_reservations: 'pieces in the store; what he ordered is in order_lines',
  stock_movements: 'pieces in the store; what he ordered is in order_lines',
  shipment_orders: 'which truck; when his order was where is in orders',
};

/** Columns of exported tables that are left out. */
const KEPT_BACK: Readonly<Record<string, string>> = {
  'customers.password_hash': 'opens the account',
  'customers.password_chosen_in': 'recognises a browser',
  'customers.letters_key': 'switches letters off for whoever has it',
  'customers.blocked_by': 'a member of the staff',
  'contact_answers.staff_id': 'a member of the staff',
  'sessions.token_hash': 'opens the account',
  'sessions.browser_hash': 'recognises a browser',
  'one_time_tokens.token_hash': 'opens the account',
  'one_time_tokens.code_hash': 'opens the account',
  'notifications.secret': 'opens the account',
  'audit_log.staff_id': 'a member of the staff',
  'invoices.callback_token_hash': 'the provider’s way to us',
};

/** Every table that references customers by foreign keys, also through orders. */
async function tablesOfCustomers(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive theirs (oid) as (
      select 'customers'::regclass::oid
      union
      select conrelid from pg_constraint join theirs on confrelid = theirs.oid
      where contype = 'f' and confrelid in ('customers'::regclass, 'orders'::regclass)
    )
    select oid::regclass::text as name from theirs order by 1`.execute(real.database.db);
  return rows.map(({ name }) => name);
}

test('every table that knows customers is exported, or is listed with a reason', async () => {
  const tables = await tablesOfCustomers();
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter((table) => !(table in exported) && !(table in NOT_EXPORTED))).toEqual([]);
  expect(Object.keys(NOT_EXPORTED).filter((table) => !tables.includes(table) || table in exported)).toEqual([]);
});

test('every column of each of them is exported, but for what opens an account or is the staff’s', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'`.execute(real.database.db);
  const missing = rows
    .filter(({ table, column }) => exported[table]?.[0] && !(column in exported[table][0]))
    .map(({ table, column }) => `${table}.${column}`);
  expect(missing.toSorted()).toEqual(Object.keys(KEPT_BACK).toSorted());
});

test('the rows are the customer’s and nobody else’s', () => {
  const empty = Object.keys(exported).filter((table) => exported[table]?.length === 0);
  expect(empty).toEqual([]);
  const owners = Object.values(exported).flatMap((rows) => rows.map((row) => row['customer_id'] ?? customer.id));
  expect(new Set(owners)).toEqual(new Set([customer.id]));
  expect(exported['customers']).toMatchObject([{ id: customer.id, email: customer.email }]);
  expect(JSON.stringify(exported)).not.toContain(another.email);
  const mine = exported['orders']?.map(({ id }) => id);
  for (const table of [
    'order_lines',
    'order_status_changes',
    'code_uses',
    'invoices',
    'payments',
    'refunds',
    'receipts',
  ])
    expect(exported[table]?.map(({ order_id }) => order_id)).toEqual(mine);
});

test('nothing in it opens an account: no hash, no token, no code', () => {
  const text = JSON.stringify(exported);
  const secrets = [
    '$argon2id$',
    'secret-code',
    customer.token,
    ...encodingsOf(SECRET_BYTES),
    ...encodingsOf(customer.callbackHash),
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  const columns = new Set(Object.values(exported).flatMap((rows) => rows.flatMap(Object.keys)));
  expect([...columns].filter((column) => /hash|secret|token/.test(column))).toEqual([]);
});

/** As printed in JSON, hex and base64. */
const encodingsOf = (bytes: Buffer): string[] => [
  JSON.stringify([...bytes]).slice(1, -1),
  bytes.toString('hex'),
  bytes.toString('base64').slice(0, 40),
];

test.each([
  ['no password', {}],
  ['a wrong password', { currentPassword: 'something else' }],
])('a session with %s takes nothing along', async (_what, proof) => {
  const answer = await askAs(shop.app, another.token, 'exportMyData', proof);
  expect(answer).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
  expect(JSON.stringify(answer.body)).not.toContain(another.email);
});

test('an account without a password is proven by a mailed code', async () => {
  const { db } = real.database;
  const { id, email } = await insertAccount(db, { password: null });
  const token = await signedIn(db, id);
  expect(await askAs(shop.app, token, 'exportMyData')).toMatchObject({ status: 400, body: { code: 'code_wrong' } });
  const proof = await mailedCode({ app: shop.app, db }, email);
  const { status, body } = await askAs(shop.app, token, 'exportMyData', { proof });
  expect([status, body.data['customers']]).toMatchObject([200, [{ id, email }]]);
});
