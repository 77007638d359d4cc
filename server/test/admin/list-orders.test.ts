import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { insertCustomer, newOrder } from '../guards/rows.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
const COUNT = 120;
let admin: AdminOfTest;
let cookie = '';
/** Newest first. */
let numbers: string[] = [];
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(db, ['support']));
  const customer = await insertCustomer(db);
  const rows = Array.from({ length: COUNT }, (_, at) =>
    newOrder(customer, at % 10 === 0 ? { status: 'expired', expired_at: new Date() } : {}),
  );
  await db.insertInto('orders').values(rows).execute();
  numbers = rows.map(({ order_number }) => order_number).toReversed();
});
afterAll(() => admin?.close());

interface Listed {
  orders: { ordernumber: string; status: string; next: string | null }[];
  next: number | null;
}
const list = async (body: object): Promise<Listed> => (await askAdmin(admin, 'listOrders', body, { cookie })).body;
const numbersIn = ({ orders }: Listed) => orders.map(({ ordernumber }) => ordernumber);

test('pages of 50 follow each other by key, and a new order in between moves none of them', async () => {
  const first = await list({});
  expect(first.orders).toHaveLength(50);
  await real.database.db
    .insertInto('orders')
    .values(newOrder(await insertCustomer(real.database.db)))
    .execute();
  const second = await list({ after: first.next });
  const third = await list({ after: second.next });
  expect(third.next).toBeNull();
  expect([...numbersIn(first), ...numbersIn(second), ...numbersIn(third)].slice(0, COUNT)).toEqual(numbers);
});

test('a status shows its orders only', async () => {
  const { orders, next } = await list({ status: 'expired' });
  expect(orders).toHaveLength(COUNT / 10);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['expired']));
  expect([next, orders[0]?.next]).toEqual([null, null]);
});

test('a number is found whole, without its prefix and by its last four digits', async () => {
  const [number = ''] = numbers;
  for (const text of [number, number.toLowerCase(), number.slice(2), number.slice(-4), `IK${number.slice(-4)}`])
    expect([text, numbersIn(await list({ text }))]).toEqual([text, [number]]);
  expect(numbersIn(await list({ text: number, status: 'delivered' }))).toEqual([]);
});

test('a text that is no number of an order is refused', async () => {
  expect(await askAdmin(admin, 'listOrders', { text: 'Болд' }, { cookie })).toMatchObject({ status: 400 });
});
