import { inboxKindNames } from '@tokhi/contract/admin/inbox-kinds';
import { orderStatuses } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { adminOfTest, askAdmin } from '../../../test/admin/admin-of-test.ts';
import { insertMember, logIn } from '../../../test/admin/member-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { insertOrder } from '../../../test/guards/rows.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { ALL_INVARIANTS } from '../../all-invariants.ts';
import { measureSteps, verifyInvariants } from '../../modules/orders/public.ts';
import { FEWEST, fillDemoOrders } from './fill-demo-orders.ts';

const real = databaseOfTest();
const other = databaseOfTest();
const numberKey = 'a key of order numbers for tests';
const fill = (now = DEMO_DAY) =>
  fillDemoOrders(real.database.db, { orders: 2 * FEWEST, numberKey, now, say: () => undefined });
const soldNow = () =>
  sql<{ remain: number }>`select product_id, remain from stock_levels order by product_id`.execute(real.database.db);

test('demo orders have every status and every exception, no invariant is broken, and nothing is sent', async () => {
  const { db } = real.database;
  const before = await soldNow();
  expect(await fill()).toBe(2 * FEWEST);
  await measureSteps(db, DEMO_DAY);
  const orders = await db.selectFrom('orders').select(['status', 'is_demo', 'contact_email']).execute();
  expect(orders).toHaveLength(2 * FEWEST);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  expect(orders.every((order) => order.is_demo && order.contact_email.endsWith('@tokhi.example'))).toBe(true);
  expect(await verifyInvariants(db, ALL_INVARIANTS)).toEqual([]);
  expect((await soldNow()).rows).toEqual(before.rows);
  const { rows: sent } = await sql`
    select id from graphile_worker.jobs union all select id from notifications where status = 'queued'`.execute(db);
  expect(sent).toEqual([]);
});

test('staff see every kind of the inbox that is no fault of the shop, and that the data are made up', async () => {
  const admin = await adminOfTest(real.database);
  try {
    const cookie = await logIn(admin, await insertMember(real.database.db, ['owner']));
    const { body } = await askAdmin(admin, 'listInbox', {}, { cookie });
    const seen = body.kinds
      .filter(({ count }: { count: number }) => count > 0)
      .map(({ kind }: { kind: string }) => kind);
    expect(inboxKindNames.filter((kind) => !seen.includes(kind))).toEqual([
      'bonus-to-approve',
      ...['price-to-approve', 'prices-to-approve', 'purchase-to-approve'],
      'invariant-broken',
      'endings-taken',
    ]);
    expect((await askAdmin(admin, 'session', {}, { cookie })).body).toMatchObject({ has_demo_orders: true });
  } finally {
    await admin.close();
  }
});

test('a second run adds nothing', async () => {
  const { rows: before } = await sql`select count(*) from orders`.execute(real.database.db);
  expect(await fill(new Date(DEMO_DAY.getTime() + 86_400_000))).toBe(0);
  expect((await sql`select count(*) from orders`.execute(real.database.db)).rows).toEqual(before);
});

test('a demo order stays one, and beside a real order there is none', async () => {
  await expect(sql`update orders set is_demo = false`.execute(real.database.db)).rejects.toThrow(
    'a demo order stays one',
  );
  const { db } = other.database;
  await insertOrder(db);
  const asked = fillDemoOrders(db, { orders: FEWEST, numberKey, now: DEMO_DAY, say: () => undefined });
  await expect(asked).rejects.toThrow('real orders');
  expect(await db.selectFrom('orders').select('is_demo').execute()).toEqual([{ is_demo: false }]);
});
