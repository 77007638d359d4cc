import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRET_BYTES, type WholeCustomer, wholeCustomer } from '../../../test/accounts/whole-customer.ts';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { askAs } from '../../../test/signed-in-customer.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let customer: WholeCustomer;
let another: WholeCustomer;
let told: Record<string, Record<string, unknown>[]>;
beforeAll(async () => {
  shop = await appOfTest(real.database);
  customer = await wholeCustomer(real.database.db);
  another = await wholeCustomer(real.database.db);
  told = (await askAs(shop.app, customer.token, 'exportMyData')).body.data;
});
afterAll(() => shop?.close());

/** Tables that hang on a customer or on his orders, and why they are not in his export. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  carts: 'counts the changes of his cart; what is in it is in cart_lines',
  idempotent_replies: 'copies of answers that he has had, forgotten after 48 hours',
  order_links: 'open the way of an order to whoever has them; kept as hashes',
  social_tickets: 'open a session, and are gone after a minute',
  stock_reservations: 'pieces in the store; what he ordered is in order_lines',
  stock_movements: 'pieces in the store; what he ordered is in order_lines',
  shipment_orders: 'which truck; when his order was where is in orders',
};

/** Columns of told tables that stay ours. */
const KEPT_BACK: Readonly<Record<string, string>> = {
  'customers.password_hash': 'opens the account',
  'customers.letters_key': 'switches letters off for whoever has it',
  'customers.blocked_by': 'a member of the staff',
  'sessions.token_hash': 'opens the account',
  'one_time_tokens.token_hash': 'opens the account',
  'one_time_tokens.code_hash': 'opens the account',
  'notifications.secret': 'opens the account',
  'invoices.callback_token_hash': 'the provider’s way to us',
};

/** Every table that reaches customers by foreign keys, over his orders, too. */
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

test('every table that knows customers is told, or is listed with a reason', async () => {
  const tables = await tablesOfCustomers();
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter((table) => !(table in told) && !(table in NOT_TOLD))).toEqual([]);
  expect(Object.keys(NOT_TOLD).filter((table) => !tables.includes(table) || table in told)).toEqual([]);
});

test('of each of them every column is told, but for what opens an account or is the staff’s', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'`.execute(real.database.db);
  const missing = rows
    .filter(({ table, column }) => told[table]?.[0] && !(column in told[table][0]))
    .map(({ table, column }) => `${table}.${column}`);
  expect(missing.toSorted()).toEqual(Object.keys(KEPT_BACK).toSorted());
});

test('the rows are his and nobody else’s', () => {
  const empty = Object.keys(told).filter((table) => told[table]?.length === 0);
  expect(empty).toEqual([]);
  const owners = Object.values(told).flatMap((rows) => rows.map((row) => row['customer_id'] ?? customer.id));
  expect(new Set(owners)).toEqual(new Set([customer.id]));
  expect(told['customers']).toMatchObject([{ id: customer.id, email: customer.email }]);
  expect(JSON.stringify(told)).not.toContain(another.email);
  const mine = told['orders']?.map(({ id }) => id);
  for (const table of [
    'order_lines',
    'order_status_changes',
    'code_uses',
    'invoices',
    'payments',
    'refunds',
    'receipts',
  ])
    expect(told[table]?.map(({ order_id }) => order_id)).toEqual(mine);
});

test('nothing in it opens an account: no hash, no token, no code', () => {
  const text = JSON.stringify(told);
  const secrets = [
    '$argon2id$',
    'secret-code',
    customer.token,
    ...encodingsOf(SECRET_BYTES),
    ...encodingsOf(customer.callbackHash),
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  const columns = new Set(Object.values(told).flatMap((rows) => rows.flatMap(Object.keys)));
  expect([...columns].filter((column) => /hash|secret|token/.test(column))).toEqual([]);
});

/** As JSON would print it, in hex and in base64. */
const encodingsOf = (bytes: Buffer): string[] => [
  JSON.stringify([...bytes]).slice(1, -1),
  bytes.toString('hex'),
  bytes.toString('base64').slice(0, 40),
];
