// `kill -9` of real processes while a truck of 300 orders moves: the worker at each moment of a portion, a connection, and the admin
// process that starts the batch. Each order moves once, and each customer is notified once.
import { randomUUID } from 'node:crypto';
import { adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { IDEMPOTENCY_KEY } from '@tokhi/contract/idempotency-key';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runBatch } from '../../src/modules/batches/run-batch.ts';
import { INVARIANT_CHECKS, notifyStepHandler, verifyInvariants } from '../../src/modules/orders/public.ts';
import { ADMIN_ORIGIN, type AdminOfTest, adminOfTest, askAdmin, STAFF_KEY } from '../admin/admin-of-test.ts';
import { insertMember, logIn } from '../admin/member-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { openLockConnection } from '../open-lock-connection.ts';
import { type ProcessOfTest, startAdmin, stopProcess } from '../process-of-test.ts';
import { freeJobsOfTheDead, startWorker } from './ending-worker.ts';
import { manyPaidOrders } from './many-paid-orders.ts';

const ORDERS = 300;
/** The advisory lock on which the victim waits. */
const GATE = 4711;

const real = databaseOfTest();
const env = () => ({ DATABASE_URL: real.url, REDIS_URL: inject('redisUrl') });
const started: ProcessOfTest[] = [];
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  // Real processes use the real time.
  admin.clock.now = new Date();
  cookie = await logIn(admin, await insertMember(real.database.db, ['orders']));
});
afterAll(async () => {
  for (const one of started) await stopProcess(one);
  await admin?.close();
});

const db = () => real.database.db;
const show = async (batch: number) => (await askAdmin(admin, 'showBatch', { batch }, { cookie })).body.batch;
const actionOf = (numbers: string[], to: string) => ({ action: { kind: 'move-orders', to, orders: { numbers } } });
const count = async (of: ReturnType<typeof sql<{ count: number }>>) => (await of.execute(db())).rows[0]?.count;

/** A process waits when it writes this row of the table; then it is killed while its statement still waits. */
async function killAt(table: string, when: string, row: number, victim: () => Promise<ProcessOfTest>): Promise<void> {
  await sql`create sequence rows_written`.execute(db());
  await sql`create function wait_at_gate() returns trigger language plpgsql security definer as $$
    begin
      if nextval('public.rows_written') = ${sql.lit(row)} then perform pg_advisory_xact_lock(${sql.lit(GATE)}); end if;
      return new;
    end $$`.execute(db());
  const connection = await openLockConnection(real.url);
  const gate = connection.request(`select pg_advisory_xact_lock(${GATE})`);
  await gate.granted;
  await sql`create trigger waits ${sql.raw(when)} on ${sql.raw(table)} for each row execute function wait_at_gate()`.execute(
    db(),
  );
  const killed = await victim();
  await expect.poll(gate.waiting).toBe(1);
  await stopProcess(killed);
  await gate.release();
  await connection.close();
  await sql`drop function wait_at_gate cascade`.execute(db());
  await sql`drop sequence rows_written`.execute(db());
  await freeJobsOfTheDead(db());
}
const worker = async () => {
  const one = await startWorker(env());
  started.push(one);
  return one;
};

/** Each in another portion, so that the batch progresses from kill to kill. */
const MOMENTS: [table: string, when: string, row: number][] = [
  ['batch_rows', 'before insert', 60],
  ['orders', 'before update', 20],
  ['stock_movements', 'before insert', 60],
  ['graphile_worker._private_jobs', 'before insert', 20],
  ['batch_rows', 'before update', 70],
];

test('a batch whose worker is killed at every moment moves 300 orders once, and notifies each customer once', async () => {
  const { ids, numbers, customerId } = await manyPaidOrders(db(), ORDERS);
  const ordered = await askAdmin(admin, 'startBatch', actionOf(numbers, 'ordered'), { cookie });
  await runBatch(db(), ordered.body.batch.id, () => admin.clock.now);
  const { id } = (await askAdmin(admin, 'startBatch', actionOf(numbers, 'loaded'), { cookie })).body.batch;
  for (const moment of MOMENTS) await killAt(...moment, worker);
  expect((await show(id)).finishedAt).toBeNull();

  // The next worker loses its connections during the work, and continues.
  const connection = await openLockConnection(real.url);
  const table = connection.request('lock table order_status_changes in share mode');
  await table.granted;
  await worker();
  await expect.poll(table.waiting).toBeGreaterThan(0);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'tokhi-worker'`.execute(db());
  await table.release();
  await connection.close();
  await freeJobsOfTheDead(db());
  await expect.poll(async () => (await show(id)).finishedAt).not.toBeNull();
  // During the day it would process the SMS counted below, but it has no SMS service.
  for (const one of started) await stopProcess(one);

  expect(await show(id)).toMatchObject({ total: ORDERS, done: ORDERS, staying: [] });
  expect(
    await count(sql`select count(*) as count from orders where id = any(${ids}::bigint[]) and status = 'loaded'`),
  ).toBe(ORDERS);
  expect(
    await count(
      sql`select count(*) as count from order_status_changes where order_id = any(${ids}::bigint[]) and to_status = 'loaded'`,
    ),
  ).toBe(ORDERS);
  expect(
    await count(
      sql`select count(*) as count from stock_reservations where order_id = any(${ids}::bigint[]) and status = 'consumed'`,
    ),
  ).toBe(2 * ORDERS);
  const keys = ids.map((order) => `tell-step:${order}:loaded`);
  expect(await count(sql`select count(*) as count from graphile_worker.jobs where key = any(${keys}::text[])`)).toBe(
    ORDERS,
  );
  const notify = notifyStepHandler(db(), () => admin.clock.now);
  for (const orderId of [...ids, ...ids]) await notify.attempt({ orderId, step: 'loaded' });
  const sent = db()
    .selectFrom('notifications')
    .select(({ fn }) => ['channel', fn.countAll<number>().as('count')]);
  expect(await sent.where('customer_id', '=', customerId).groupBy('channel').orderBy('channel').execute()).toEqual([
    { channel: 'email', count: ORDERS },
    { channel: 'sms', count: ORDERS },
  ]);
  expect(await verifyInvariants(db(), INVARIANT_CHECKS)).toEqual([]);
});

test('a batch that is asked for of an admin process which dies, and again of the next one, is started once', async () => {
  const { numbers } = await manyPaidOrders(db(), 3);
  const processEnv = { ...env(), ADMIN_ORIGIN, STAFF_KEY: STAFF_KEY.toString('base64') };
  const key = randomUUID();
  const post = (address: string, path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ADMIN_ORIGIN, cookie, [IDEMPOTENCY_KEY]: key },
      body: JSON.stringify(body),
    });
  const send = (address: string) => post(address, adminEndpoints.startBatch.path, actionOf(numbers, 'ordered'));
  const before = await count(sql`select count(*) as count from batches`);
  // A batch must not remain if its reply was not stored, and vice versa.
  for (const table of ['batches', 'staff_replies'])
    await killAt(table, 'before insert', 1, async () => {
      const victim = await startAdmin(processEnv);
      started.push(victim);
      // Opens its connection before the gate looks for connections: the gate sees only those of its first look.
      expect((await post(victim.address, adminEndpoints.session.path, {})).status).toBe(200);
      void send(victim.address).catch(() => 'lost with its process');
      return victim;
    });
  const next = await startAdmin(processEnv);
  started.push(next);
  const answers = await Promise.all([1, 2, 3].map(async () => (await send(next.address)).json()));
  expect(new Set(answers.map(({ batch }) => batch.id)).size).toBe(1);
  expect(await count(sql`select count(*) as count from batches`)).toBe((before ?? 0) + 1);
});
