import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest, dbAs } from '../../../../test/database-of-test.ts';
import { askAs, type CustomerOfTest, signedInCustomer } from '../../../../test/signed-in-customer.ts';
import { notifyBackInStock } from './notify-back-in-stock.job.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let product: { id: number; code: string; name: string };

beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db, pool } = real.database;
  await pool.query('delete from stock_alerts; delete from stock_arrivals; delete from notifications');
  product = await db
    .selectFrom('products')
    .select(['id', 'code', 'name'])
    .where('is_listed', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await stock(0);
});

const stock = (remain: number) =>
  sql`update stock_levels set on_hand = reserved + ${remain} where product_id = ${product.id}`.execute(
    real.database.db,
  );
const ask = (customer: CustomerOfTest, body: object = {}) =>
  askAs(shop.app, customer.token, 'tellWhenBack', { id: product.code, ...body });
/** Customers who asked, in order. */
async function waiting(count: number): Promise<CustomerOfTest[]> {
  const people: CustomerOfTest[] = [];
  for (let at = 0; at < count; at += 1) {
    const customer = await signedInCustomer(real.database.db);
    expect(await ask(customer)).toMatchObject({ status: 200, body: { result: 'success' } });
    people.push(customer);
  }
  return people;
}
const run = () => notifyBackInStock(dbAs(real.database.db, 'worker'), new Date());
const fiveAtOnce = () => Promise.all(Array.from({ length: 5 }, run));
const notified = async () => {
  const rows = await real.database.db
    .selectFrom('notifications')
    .select('customer_id')
    .where('template', '=', 'back-in-stock')
    .orderBy('id')
    .execute();
  return rows.map(({ customer_id }) => customer_id);
};
const ids = (people: readonly CustomerOfTest[]) => people.map(({ id }) => id);

test('those who asked first are told, as many as pieces came, once, by five runs at once', async () => {
  const people = await waiting(5);
  await fiveAtOnce();
  expect(await notified()).toEqual([]);
  await stock(2);
  await fiveAtOnce();
  expect(await notified()).toEqual(ids(people.slice(0, 2)));
  // The two pieces are still there: no other customer is notified of them.
  await fiveAtOnce();
  expect(await notified()).toHaveLength(2);
  await stock(3);
  await fiveAtOnce();
  expect(await notified()).toEqual(ids(people.slice(0, 3)));
  await stock(0);
  await stock(10);
  await fiveAtOnce();
  expect(await notified()).toEqual(ids(people));
});

test('pieces that were sold before the run are told to nobody, and a piece that an order gives back is told', async () => {
  const people = await waiting(2);
  await stock(3);
  await stock(0);
  await run();
  expect(await notified()).toEqual([]);
  await sql`update stock_levels set on_hand = on_hand + 1, reserved = reserved + 1 where product_id = ${product.id}`.execute(
    real.database.db,
  );
  await run();
  expect(await notified()).toEqual([]);
  await sql`update stock_levels set reserved = reserved - 1 where product_id = ${product.id}`.execute(real.database.db);
  await run();
  expect(await notified()).toEqual(ids(people.slice(0, 1)));
});

test('asking twice is one alert at its first place; an alert taken back, or emails switched off, leave the piece to the next', async () => {
  const [first, second, third] = await waiting(3);
  if (!first || !second || !third) throw new Error('three asked');
  await ask(first);
  expect(await ask(first, { on: false })).toMatchObject({ status: 200 });
  await ask(second);
  await real.database.db
    .updateTable('customers')
    .set({ wants_back_in_stock: false })
    .where('id', '=', second.id)
    .execute();
  await stock(1);
  await run();
  expect(await notified()).toEqual([third.id]);
});

test('whoever asks when it has just come is told as well', async () => {
  await stock(1);
  const people = await waiting(1);
  await run();
  expect(await notified()).toEqual(ids(people));
});

test('stock that is being written while a customer asks is announced to this customer', async () => {
  const customer = await signedInCustomer(real.database.db);
  const client = await real.database.pool.connect();
  await client.query('begin');
  await client.query('update stock_levels set on_hand = reserved + 1 where product_id = $1', [product.id]);
  // The request is written concurrently and waits for the stock row.
  const asked = ask(customer);
  const waits = async () => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows.length;
  };
  await expect.poll(waits).toBe(1);
  await client.query('commit');
  client.release();
  expect(await asked).toMatchObject({ status: 200 });
  await run();
  expect(await notified()).toEqual([customer.id]);
});

test('a product that is not sold cannot be waited for, and nobody asks without a session', async () => {
  const customer = await signedInCustomer(real.database.db);
  const refused = await ask(customer, { id: '99999999' });
  expect(refused).toMatchObject({ status: 404, body: { code: 'product_not_found' } });
  expect((await askAs(shop.app, 'no-session', 'tellWhenBack', { id: product.code })).status).toBe(401);
});
