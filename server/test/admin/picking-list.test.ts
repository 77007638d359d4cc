import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { manyPaidOrders } from '../orders/many-paid-orders.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie: string;
let numbers: string[];
let member: { id: number };
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  ({ numbers } = await manyPaidOrders(real.database.db, 6));
  member = await insertMember(real.database.db, ['orders'], { name: 'Ануужин' });
  cookie = await logIn(admin, member as Parameters<typeof logIn>[1]);
});
afterAll(() => admin?.close());

const pick = async (orders: object) => (await askAdmin(admin, 'pickingList', { orders }, { cookie })).body;

test('goods of the chosen orders are listed by product, with the orders that each is for', async () => {
  const chosen = numbers.slice(0, 2);
  const { orders, pieces, capped, rows } = await pick({ numbers: chosen });
  expect({ orders, pieces, capped }).toEqual({ orders: 2, pieces: 6, capped: false });
  for (const row of rows) {
    const sum = row.for.reduce((all: number, { quantity }: { quantity: number }) => all + quantity, 0);
    expect(row).toMatchObject({ pieces: sum, colour: 'Саарал', name: expect.any(String) });
  }
  const named = rows.flatMap((row: { for: { ordernumber: string }[] }) => row.for.map((one) => one.ordernumber));
  expect(new Set(named)).toEqual(new Set(chosen));
});

test('all that match are listed as the filter says it', async () => {
  expect(await pick({ filter: { status: ['paid'] } })).toMatchObject({ orders: 6, pieces: 18 });
  expect(await pick({ filter: { status: ['delivered'] } })).toMatchObject({ orders: 0, pieces: 0, rows: [] });
});

test('orders are filtered by the member who works on them, and by nobody', async () => {
  const [mine = ''] = numbers;
  await real.database.db
    .updateTable('orders')
    .set({ assignee_id: member.id })
    .where('order_number', '=', mine)
    .execute();
  const found = async (assignee: unknown) => {
    const { orders } = (await askAdmin(admin, 'listOrders', { assignee }, { cookie })).body;
    return orders.map(({ ordernumber }: { ordernumber: string }) => ordernumber).toSorted();
  };
  expect(await found(member.id)).toEqual([mine]);
  expect(await found('none')).toEqual(numbers.slice(1).toSorted());
  expect(await found(member.id + 1_000)).toEqual([]);
  const { staff } = (await askAdmin(admin, 'orderChoices', {}, { cookie })).body;
  expect(staff[0]).toEqual({ id: member.id, name: 'Ануужин', is_me: true });
});
