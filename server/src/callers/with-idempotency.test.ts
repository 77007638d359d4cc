import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { databaseOfTest, dbAs } from '../../test/database-of-test.ts';
import { insertCustomer, insertStaff } from '../../test/guards/rows.ts';
import { startPooler } from '../../test/pooler-of-test.ts';
import { type ProcessOfTest, startApi, stopProcess } from '../../test/process-of-test.ts';
import { purgeReplies } from './purge-replies.job.ts';

const real = databaseOfTest();
type Started = ProcessOfTest & { address: string };
/** Serves the tests that kill no process. */
let one: Started;
let customer = 0;

beforeAll(async () => {
  const { db } = real.database;
  await sql`create table works (id bigint generated always as identity, ordernumber text not null)`.execute(db);
  await sql`create table held_works (ordernumber text not null)`.execute(db);
  await sql`grant select, insert on works, held_works to tokhi_api`.execute(db);
  customer = await insertCustomer(db);
  [one] = (await start(1)) as [Started];
});
afterAll(() => stopProcess(one));

const start = async (count: number, through: Record<string, string> = {}): Promise<Started[]> => {
  const env = { DATABASE_URL: real.url, REDIS_URL: inject('redisUrl'), ...through };
  const entry = new URL('../../test/callers/idempotent-process.ts', import.meta.url);
  return Promise.all(Array.from({ length: count }, () => startApi(env, entry)));
};

interface OrderRequest {
  key?: string;
  order: string;
  by?: number;
  signal?: AbortSignal;
}

const submit = (address: string, { key, order, by = customer, signal }: OrderRequest) =>
  fetch(`${address}/api/purchase/submit-order`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${String(by).padStart(20, '0')}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ ordernumber: order, payment: 'qpay', usedBonus: 0, noat: 0, sum: 1 }),
    ...(signal && { signal }),
  });

/** Like a browser that never got an answer: retries the same request, at any process. */
async function insist(processes: Started[], first: number, asked: OrderRequest): Promise<string> {
  for (let at = first; ; at += 1) {
    const { address } = processes[at % processes.length] as Started;
    const answer = await submit(address, asked).catch(() => null);
    if (answer?.ok) return answer.text();
    if (answer !== null && answer.status !== 503) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
    await pause(20);
  }
}

const countRuns = async (order: string): Promise<number> => {
  const { rows } = await sql`select from works where ordernumber = ${order}`.execute(real.database.db);
  return rows.length;
};
const orderNumber = (): string =>
  `IK${Math.floor(Math.random() * 1e10)
    .toString()
    .padStart(10, '0')}`;
/** The work of this order, once begun, cannot complete until it is released. */
async function blockWork(order: string): Promise<() => Promise<unknown>> {
  const { db } = real.database;
  await sql`insert into held_works values (${order})`.execute(db);
  return () => sql`delete from held_works where ordernumber = ${order}`.execute(db);
}
const isWorking = (order: string) => (one: Started) =>
  one.output().includes(`"ordernumber":"${order}","msg":"working"`);

test.each([
  ['straight to PostgreSQL', false],
  ['through PgBouncer', true],
])(
  'twenty at once with one key, over three processes of which the working one is killed, %s: one work, twenty equal replies',
  async (_, isPooled) => {
    const pooler = isPooled ? await startPooler(real.url) : undefined;
    onTestFinished(() => stopProcess(pooler));
    const through = pooler && { API_DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' };
    const processes = await start(3, through);
    onTestFinished(async () => void (await Promise.all(processes.map(stopProcess))));
    const asked = { key: randomUUID(), order: orderNumber() };
    const release = await blockWork(asked.order);
    const replies = Promise.all(Array.from({ length: 20 }, (_, at) => insist(processes, at, asked)));
    await expect.poll(() => processes.some(isWorking(asked.order))).toBe(true);
    const working = processes.find(isWorking(asked.order));
    working?.child.kill('SIGKILL');
    await working?.ended;
    await release();
    expect(new Set(await replies).size).toBe(1);
    expect(await countRuns(asked.order)).toBe(1);
    // The killed process did not complete it: another one did.
    expect(processes.filter(isWorking(asked.order)).length).toBeGreaterThan(1);
  },
);

test('a request whose customer leaves in the middle is completed, and its reply stored under its key', async () => {
  const { address } = one;
  const asked = { key: randomUUID(), order: orderNumber() };
  const release = await blockWork(asked.order);
  const leaving = new AbortController();
  const left = submit(address, { ...asked, signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => isWorking(asked.order)(one)).toBe(true);
  leaving.abort();
  expect(await left).toBe('left');
  await release();
  await expect.poll(() => countRuns(asked.order)).toBe(1);
  const { rows } = await sql<{ reply: string }>`
    select reply from idempotent_replies where key = ${asked.key}`.execute(real.database.db);
  expect(await (await submit(address, asked)).text()).toBe(rows[0]?.reply);
  expect(await countRuns(asked.order)).toBe(1);
});

test('a key belongs to one request of one customer', async () => {
  const { address } = one;
  const key = randomUUID();
  const first = orderNumber();
  expect((await submit(address, { key, order: first })).status).toBe(200);
  const other = orderNumber();
  const refused = await submit(address, { key, order: other });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'key_reused' });
  expect(await countRuns(other)).toBe(0);
  // Another customer's key is a different key, even if it is spelled the same.
  const stranger = await insertCustomer(real.database.db);
  expect((await submit(address, { key, order: other, by: stranger })).status).toBe(200);
  expect(await countRuns(other)).toBe(1);
  expect((await submit(address, { key: 'a b', order: other })).status).toBe(400);
});

test('without a key every request is a new one', async () => {
  const order = orderNumber();
  const { address } = one;
  const replies = await Promise.all([1, 2, 3].map(async () => (await submit(address, { order })).text()));
  expect(new Set(replies).size).toBe(3);
  expect(await countRuns(order)).toBe(3);
});

test('replies are forgotten after two days', async () => {
  const { db } = real.database;
  const add = (key: string, hours: number) =>
    sql`
    insert into idempotent_replies (customer_id, key, call, body_hash, reply, created_at)
    values (${customer}, ${key}, 'submitOrder', ${Buffer.alloc(32)}, '{}', now() - make_interval(hours => ${hours}))`.execute(
      db,
    );
  const staffId = await insertStaff(db);
  await sql`
    insert into staff_replies (staff_id, key, call, body_hash, reply, created_at)
    values (${staffId}, 'of-staff-long-ago', 'moveOrder', ${Buffer.alloc(32)}, '{}', now() - interval '49 hours')`.execute(
    db,
  );
  await add('of-two-days-ago', 49);
  await add('of-yesterday', 47);
  expect(await purgeReplies(dbAs(db, 'worker'), new Date())).toBe(1);
  const { rows } = await sql`select key from idempotent_replies where key like 'of-%'`.execute(db);
  expect(rows).toEqual([{ key: 'of-yesterday' }]);
  expect(await db.selectFrom('staff_replies').select('key').execute()).toEqual([]);
});
