import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { changeStatus } from '../../src/modules/orders/change-status.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { paidOrder } from '../paid-order-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn, type MemberOfTest } from './member-of-test.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let member: MemberOfTest;
let cookie = '';
beforeAll(async () => {
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  member = await insertMember(real.database.db, ['orders']);
  cookie = await logIn(admin, member);
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const move = (ordernumber: string, to: string, version: number) =>
  askAdmin(admin, 'moveOrder', { ordernumber, to, version }, { cookie });
const show = async (ordernumber: string) =>
  (await askAdmin(admin, 'showOrder', { ordernumber }, { cookie })).body.order;
const rowsAbout = (ordernumber: string) =>
  real.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', ordernumber)
    .execute();
const noticeOf = async (id: number, step: string) => {
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker.jobs where key = ${`tell-step:${id}:${step}`}`.execute(real.database.db);
  return rows;
};

test('one step writes history with the staff member, an audit row and the delayed notice', async () => {
  const { db } = real.database;
  const { ordernumber, id } = await paidOrder(db, shop.app);
  const { version, next } = await show(ordernumber);
  expect(next).toBe('ordered');
  const { status, body } = await move(ordernumber, next, version);
  expect([status, body.order.status, body.order.version]).toEqual([200, 'ordered', version + 1]);
  expect(body.order.history.at(-1)).toMatchObject({ from: 'paid', to: 'ordered', by: 'staff', staff: 'Ануужин' });
  const history = db.selectFrom('order_status_changes').select(['staff_id', 'changed_by']).where('order_id', '=', id);
  expect(await history.where('to_status', '=', 'ordered').execute()).toEqual([
    { staff_id: member.id, changed_by: 'staff' },
  ]);
  const [row, ...others] = await rowsAbout(ordernumber);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ action: 'move order', staff_id: member.id, ip: '203.0.113.20', request_id: expect.stringMatching(/./) },
    ...{ before: { status: 'paid', version }, after: { status: 'ordered', version: version + 1 } },
  });
  const [notice] = await noticeOf(id, 'ordered');
  expect(notice?.run_at.getTime()).toBeGreaterThan(admin.clock.now.getTime());
});

test('a stale version is refused with the current record and who wrote it', async () => {
  const { ordernumber } = await paidOrder(real.database.db, shop.app);
  const { version } = await show(ordernumber);
  expect((await move(ordernumber, 'ordered', version)).status).toBe(200);
  const stale = await move(ordernumber, 'ordered', version);
  expect(stale).toMatchObject({
    status: 409,
    body: {
      code: 'changed_meanwhile',
      details: { status: 'ordered', version: version + 1, changed_by: 'Ануужин', changed_at: expect.any(String) },
    },
  });
  expect(await rowsAbout(ordernumber)).toHaveLength(1);
});

test('of two who move an order at the same moment one wins, and the other reads what changed', async () => {
  const { ordernumber, id } = await paidOrder(real.database.db, shop.app);
  const { version } = await show(ordernumber);
  const answers = await Promise.all([1, 2, 3].map(() => move(ordernumber, 'ordered', version)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(await rowsAbout(ordernumber)).toHaveLength(1);
  expect(await noticeOf(id, 'ordered')).toHaveLength(1);
});

test('no step is skipped, none goes back, and an ended order stays where it is', async () => {
  const { db } = real.database;
  const { ordernumber, id } = await paidOrder(db, shop.app);
  const refused = { status: 409, body: { code: 'step_not_possible' } };
  const { version } = await show(ordernumber);
  expect(await move(ordernumber, 'delivered', version)).toMatchObject(refused);
  await move(ordernumber, 'ordered', version);
  expect(await move(ordernumber, 'ordered', version + 1)).toMatchObject(refused);
  await inTransaction(db, (tx) => changeStatus(tx, id, 'refunded', { mover: 'system' }, admin.clock.now));
  const ended = await show(ordernumber);
  expect(ended.next).toBeNull();
  expect(await move(ordernumber, 'loaded', ended.version)).toMatchObject(refused);
  expect(await rowsAbout(ordernumber)).toHaveLength(1);
});

test('an order that is not there is told so', async () => {
  expect(await move('IK0000000000', 'ordered', 1)).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  const shown = await askAdmin(admin, 'showOrder', { ordernumber: 'IK0000000000' }, { cookie });
  expect(shown.status).toBe(404);
});

test('the order shows its lines and masks phone and email', async () => {
  const { ordernumber, goods, totalTug } = await paidOrder(real.database.db, shop.app);
  const order = await show(ordernumber);
  expect(order).toMatchObject({ ordernumber, status: 'paid', total: totalTug, payment: 'qpay' });
  expect(order.lines).toMatchObject([{ code: goods.code, quantity: 2, price: 100_000 }]);
  expect(order.phone).toMatch(/^••••\d{4}$/);
  expect(order.email).toMatch(/^.•••@/);
});
