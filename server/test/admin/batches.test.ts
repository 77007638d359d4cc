import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { runBatch } from '../../src/modules/batches/run-batch.ts';
import {
  changeStatus,
  INVARIANT_CHECKS,
  notifyStepHandler,
  verifyInvariants,
} from '../../src/modules/orders/public.ts';
import { databaseOfTest, dbAs } from '../database-of-test.ts';
import { insertCustomer, newOrder } from '../guards/rows.ts';
import { manyPaidOrders } from '../orders/many-paid-orders.ts';
import { recordStatements } from '../recorded-statements.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn, type MemberOfTest } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let member: MemberOfTest;
let cookie = '';
let owner = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  member = await insertMember(real.database.db, ['orders']);
  cookie = await logIn(admin, member);
  owner = await logIn(admin, await insertMember(real.database.db, ['owner']));
});
afterAll(() => admin?.close());

const now = () => admin.clock.now;
const action = (numbers: string[], to: string) => ({ action: { kind: 'move-orders', to, orders: { numbers } } });
const start = async (numbers: string[], to: string, as = cookie): Promise<number> =>
  (await askAdmin(admin, 'startBatch', action(numbers, to), { cookie: as })).body.batch.id;
const show = async (batch: number) => (await askAdmin(admin, 'showBatch', { batch }, { cookie })).body.batch;
const takeBack = (batch: number, as = cookie) =>
  askAdmin(admin, 'takeBackBatch', { batch, reason: 'Буруу ачилт сонгосон' }, { cookie: as });
const run = (batch: number) => runBatch(dbAs(real.database.db, 'worker'), batch, now);
/** Moves all of them one step, to the end. */
const move = async (numbers: string[], to: string) => {
  const batch = await start(numbers, to);
  await run(batch);
  return show(batch);
};
const statuses = async (ids: number[]) => {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, count(*) as count from orders where id = any(${ids}::bigint[]) group by status order by status`.execute(
    real.database.db,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};
const stepsOf = async (ids: number[], to: string) => {
  const { rows } = await sql<{ orders: number; rows: number }>`
    select count(distinct order_id) as orders, count(*) as rows from order_status_changes
    where order_id = any(${ids}::bigint[]) and to_status = ${to} and takes_back is null`.execute(real.database.db);
  return rows[0];
};
const waitingNotices = async (ids: number[], step: string) => {
  const keys = ids.map((id) => `tell-step:${id}:${step}`);
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker.jobs where key = any(${keys}::text[])`.execute(real.database.db);
  return rows;
};
const reservations = async (ids: number[]) => {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*) as count from stock_reservations where order_id = any(${ids}::bigint[])
    group by status order by status`.execute(real.database.db);
  return rows.map(({ status, count }) => `${count} ${status}`);
};
const notices = async (customerId: number) => {
  const rows = real.database.db.selectFrom('notifications').select(['template', 'channel', 'status']);
  const all = await rows.where('customer_id', '=', customerId).orderBy('id').execute();
  return all.map(({ template, channel, status }) => `${template} ${channel} ${status}`);
};
const notify = (orderId: number, step: string) => notifyStepHandler(real.database.db, now).attempt({ orderId, step });
const broken = () => verifyInvariants(real.database.db, INVARIANT_CHECKS);

test('300 orders move once each, with history, stock and one delayed notice, and every invariant holds', async () => {
  const { ids, numbers } = await manyPaidOrders(real.database.db, 300);
  expect(await move(numbers, 'ordered')).toMatchObject({ total: 300, done: 300, staying: [], by: 'Ануужин' });
  const preview = await askAdmin(admin, 'previewBatch', action([...numbers, 'IK9999999999'], 'loaded'), { cookie });
  expect(preview.body).toMatchObject({
    ...{ total: 301, moving: 300, from: 'ordered', emails: 300, sms: 300, notifiedAfterMinutes: 10 },
    staying: [{ reason: 'not_found', count: 1 }],
    example: { ordernumber: numbers[0], name: 'Бат 1', text: [expect.stringMatching(/Эрээн/)] },
  });
  const batch = await move(numbers, 'loaded');
  expect(batch).toMatchObject({ done: 300, staying: [], finishedAt: expect.any(String) });
  expect(await statuses(ids)).toEqual({ loaded: 300 });
  expect(await stepsOf(ids, 'loaded')).toEqual({ orders: 300, rows: 300 });
  expect(await reservations(ids)).toEqual(['600 consumed']);
  const waiting = await waitingNotices(ids, 'loaded');
  expect(waiting).toHaveLength(300);
  expect(new Set(waiting.map(({ run_at }) => run_at.getTime()))).toEqual(new Set([now().getTime() + 600_000]));
  const versions = real.database.db.selectFrom('orders').select('version').distinct().where('id', 'in', ids);
  expect(await versions.execute()).toEqual([{ version: 3 }]);
  expect(await broken()).toEqual([]);
  // Running it again moves nothing twice.
  await run(batch.id);
  expect(await stepsOf(ids, 'loaded')).toEqual({ orders: 300, rows: 300 });
});

test('a portion takes as many statements for fifty orders as for one', async () => {
  const { numbers } = await manyPaidOrders(real.database.db, 51);
  await move(numbers, 'ordered');
  const batch = await start(numbers, 'loaded');
  const { db, take } = recordStatements(real.database.pool);
  await runBatch(dbAs(db, 'worker'), batch, now);
  const texts = take().map((statement) => statement.sql);
  const portions = texts
    .join('\n')
    .split('begin')
    .filter((portion) => portion.includes('insert into "order_status_changes"'));
  const [fifty, one, ...others] = portions.map((portion) => portion.split('\n').filter((line) => line !== '').length);
  expect(others).toEqual([]);
  expect(fifty).toBe(one);
});

/** The write at which the connection ends: freezing the ids, and every part of a portion. */
const KILLS: [moment: string, table: string, when: string][] = [
  ['freezing the ids', 'batch_rows', 'before insert'],
  ['writing a status', 'orders', 'before update'],
  ['writing the history', 'order_status_changes', 'before insert'],
  ['moving the stock', 'stock_movements', 'before insert'],
  ['enqueuing a notice', 'graphile_worker._private_jobs', 'before insert'],
  ['writing an outcome', 'batch_rows', 'before update'],
];

test.each(KILLS)(
  'a worker that is killed while %s loses a portion at most, and the rest is done once',
  async (...kill) => {
    const [, table, when] = kill;
    const { db } = real.database;
    const { ids, numbers } = await manyPaidOrders(db, 70);
    await move(numbers, 'ordered');
    const batch = await start(numbers, 'loaded');
    // The sixtieth row ends the connection, as a kill does: in the second portion, or while the ids are frozen.
    await sql`create sequence rows_written`.execute(db);
    await sql`create function end_connection() returns trigger language plpgsql security definer as $$
    begin
      if nextval('public.rows_written') = 60 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$`.execute(db);
    await sql`create trigger kills ${sql.raw(when)} on ${sql.raw(table)} for each row execute function end_connection()`.execute(
      db,
    );
    await expect(run(batch)).rejects.toThrow('the connection to the database was lost');
    await sql`drop function end_connection cascade`.execute(db);
    await sql`drop sequence rows_written`.execute(db);
    await Promise.all([run(batch), run(batch)]);
    expect(await show(batch)).toMatchObject({ total: 70, done: 70, staying: [], finishedAt: expect.any(String) });
    expect(await stepsOf(ids, 'loaded')).toEqual({ orders: 70, rows: 70 });
    expect(await reservations(ids)).toEqual(['140 consumed']);
    expect(await waitingNotices(ids, 'loaded')).toHaveLength(70);
    expect(await broken()).toEqual([]);
  },
);

test('one order that breaks a rule of the tables is named, and the others move', async () => {
  const { db } = real.database;
  const { ids, numbers } = await manyPaidOrders(db, 60);
  await sql`create trigger refuses before insert on order_status_changes for each row
    when (new.order_id = ${sql.lit(ids[7])}) execute function forbid_change()`.execute(db);
  const batch = await move(numbers, 'ordered');
  await sql`drop trigger refuses on order_status_changes`.execute(db);
  expect(batch).toMatchObject({ done: 59, staying: [{ reason: 'failed', count: 1, numbers: [numbers[7]] }] });
  expect(await statuses(ids)).toEqual({ ordered: 59, paid: 1 });
});

test('of two batches over the same orders each order is moved by one, and orders that are elsewhere stay with a reason', async () => {
  const { ids, numbers } = await manyPaidOrders(real.database.db, 100);
  const [one, other] = [await start(numbers, 'ordered'), await start(numbers.toReversed(), 'ordered')];
  await Promise.all([run(one), run(other)]);
  const [first, second] = [await show(one), await show(other)];
  expect(first.done + second.done).toBe(100);
  expect(await stepsOf(ids, 'ordered')).toEqual({ orders: 100, rows: 100 });
  const skipping = await move(numbers, 'came_in_ub');
  expect(skipping).toMatchObject({ done: 0, staying: [{ reason: 'not_there_yet', count: 100 }] });
});

test('taken back and moved again: stock, history and notices are right', async () => {
  const { db } = real.database;
  const { ids, numbers, customerId } = await manyPaidOrders(db, 60);
  await move(numbers, 'ordered');
  const loaded = await move(numbers, 'loaded');
  const back = await takeBack(loaded.id);
  expect(back).toMatchObject({
    status: 200,
    body: { batch: { takesBack: loaded.id, reason: 'Буруу ачилт сонгосон' } },
  });
  await run(back.body.batch.id);
  expect(await show(back.body.batch.id)).toMatchObject({ done: 60, staying: [] });
  expect(await show(loaded.id)).toMatchObject({ takenBackBy: back.body.batch.id });
  expect(await statuses(ids)).toEqual({ ordered: 60 });
  expect(await reservations(ids)).toEqual(['120 held']);
  expect(await waitingNotices(ids, 'loaded')).toEqual([]);
  const movements = db.selectFrom('stock_movements').select('id').where('reason', '=', 'taken_back');
  expect(await movements.where('order_id', 'in', ids).execute()).toHaveLength(120);
  expect(await broken()).toEqual([]);
  // Only once.
  expect(await takeBack(loaded.id)).toMatchObject({ status: 409, body: { code: 'nothing_to_take_back' } });
  expect(await takeBack(back.body.batch.id)).toMatchObject({ status: 409, body: { code: 'nothing_to_take_back' } });
  await move(numbers, 'loaded');
  expect(await reservations(ids)).toEqual(['120 consumed']);
  expect(await broken()).toEqual([]);
  // However often the jobs run: one email and one SMS per order.
  for (const id of [...ids, ...ids]) await notify(id, 'loaded');
  expect(await notices(customerId)).toHaveLength(120);
});

test('after the notice only the owner takes back, the customer gets a correction, and hears of the step when it is taken again', async () => {
  const { db } = real.database;
  const { ids, numbers, customerId } = await manyPaidOrders(db, 2);
  const [id = 0, other = 0] = ids;
  const ordered = await move(numbers, 'ordered');
  await notify(id, 'ordered');
  // The email is sent; that of the other order and both SMS wait.
  const sent = { status: 'sent', sent_at: now(), attempts: 1 };
  const email = db.updateTable('notifications').set(sent).where('customer_id', '=', customerId);
  await email.where('channel', '=', 'email').execute();
  const back = await takeBack(ordered.id);
  await run(back.body.batch.id);
  expect(await show(back.body.batch.id)).toMatchObject({
    ...{ done: 1, staying: [{ reason: 'notified', count: 1, numbers: [numbers[0]] }] },
  });
  expect(await statuses([other])).toEqual({ paid: 1 });
  const version = async () =>
    (await db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
  const body = async () => ({ ordernumber: numbers[0], version: await version(), reason: 'Андуурсан' });
  expect(await askAdmin(admin, 'takeBackOrder', await body(), { cookie })).toMatchObject({
    ...{ status: 403, body: { code: 'only_owner_takes_back' } },
  });
  expect(await askAdmin(admin, 'takeBackOrder', await body(), { cookie: owner })).toMatchObject({
    ...{ status: 200, body: { order: { status: 'paid' } } },
  });
  expect(await askAdmin(admin, 'takeBackOrder', await body(), { cookie: owner })).toMatchObject({
    ...{ status: 409, body: { code: 'nothing_to_take_back' } },
  });
  expect(await notices(customerId)).toEqual([
    ...['order-step email sent', 'order-step sms skipped'],
    ...['order-step-corrected email queued', 'order-step-corrected sms queued'],
  ]);
  await move(numbers, 'ordered');
  await notify(id, 'ordered');
  expect((await notices(customerId)).slice(4)).toEqual(['order-step email queued', 'order-step sms queued']);
  expect(await broken()).toEqual([]);
});

test('a batch that is taken back while it runs stops there', async () => {
  const { ids, numbers } = await manyPaidOrders(real.database.db, 60);
  const batch = await start(numbers, 'ordered');
  const back = await takeBack(batch);
  await run(batch);
  await run(back.body.batch.id);
  expect(await statuses(ids)).toEqual({ paid: 60 });
  expect(await show(batch)).toMatchObject({ done: 0, takenBackBy: back.body.batch.id });
});

test('goods from Ulaanbaatar are back in the store, and a step that somebody moved on from stays', async () => {
  const { db } = real.database;
  const { ids, numbers } = await manyPaidOrders(db, 3, { source: 'ulaanbaatar' });
  await move(numbers, 'ordered');
  const ready = await move(numbers, 'in_stock');
  await move(numbers.slice(0, 1), 'delivered');
  const back = await takeBack(ready.id);
  await run(back.body.batch.id);
  expect(await show(back.body.batch.id)).toMatchObject({
    done: 2,
    staying: [{ reason: 'changed_meanwhile', count: 1 }],
  });
  expect(await statuses(ids)).toEqual({ delivered: 1, ordered: 2 });
  expect(await reservations(ids)).toEqual(['2 consumed', '4 held']);
  expect(await broken()).toEqual([]);
});

test('a start that is sent twice with one key is one batch, and an order that its customer gives up stays', async () => {
  const { db } = real.database;
  const order = newOrder(await insertCustomer(db));
  await db.insertInto('orders').values(order).execute();
  const headers = { 'idempotency-key': 'start-of-one-batch' };
  const body = action([order.order_number], 'ordered');
  const [one, other] = await Promise.all([1, 2].map(() => askAdmin(admin, 'startBatch', body, { cookie, headers })));
  expect(one?.body.batch.id).toBe(other?.body.batch.id);
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('order_number', '=', order.order_number)
    .executeTakeFirstOrThrow();
  const cancel = inTransaction(db, (tx) => changeStatus(tx, id, 'expired', { mover: 'customer' }, now()));
  await Promise.all([cancel, run(one?.body.batch.id)]);
  const { done, staying } = await show(one?.body.batch.id);
  expect(done).toBe(0);
  expect(['not_paid', 'ended']).toContain(staying[0].reason);
});
