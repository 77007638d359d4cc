// The status page shows what processes report about themselves and what the tables say, and nothing about customers.
import { hostname } from 'node:os';
import { adminCalls } from '@tokhi/contract/admin/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rememberServices } from '../../../src/heartbeat/watch-services.ts';
import { enqueue } from '../../../src/jobs/enqueue.ts';
import { noteFinding } from '../../../src/jobs/worker-findings.queries.ts';
import { issueReceiptJob } from '../../../src/modules/payments/public.ts';
import { purgeHeartbeats } from '../../../src/modules/status/purge-heartbeats.job.ts';
import { sendHeartbeats } from '../../../src/modules/status/send-heartbeats.ts';
import { databaseAs, databaseOfTest, dbAs } from '../../database-of-test.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie: string;
const warnings: string[] = [];
const logger = { warn: (_facts: object, text: string) => void warnings.push(text) } as never;
const MINUTE_MS = 60_000;

beforeAll(async () => {
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['finance']));
});
afterAll(() => admin?.close());
beforeEach(() => real.database.db.deleteFrom('process_heartbeats').execute());

const status = async () => {
  const { body } = await askAdmin(admin, 'showStatus', {}, { cookie });
  return adminCalls.showStatus.reply.parse(body);
};
const now = () => admin.clock.now;

/** A shop process with its rights in the database. */
const startBeating = (name: 'api' | 'worker', port: number, more: object = {}) => {
  const { db, pool } = databaseAs(real.database, name);
  const services = rememberServices(now);
  const origin = `http://127.0.0.1:${port}`;
  return { services, ...sendHeartbeats({ db, pool, now, logger, process: name, origin, services, ...more }) };
};

test('processes tell that they run, are silent a minute after the last beat, and take their row along when they stop', async () => {
  const answers = { note: () => undefined, read: () => ({ all: 600, failed: 3, p95Ms: 180 }) };
  const [one, two] = [startBeating('api', 3000, { answers }), startBeating('api', 3001)];
  const worker = startBeating('worker', 3100, { searchFreshAt: now });
  await Promise.all([one.beat(), two.beat(), worker.beat()]);
  const { processes, search } = await status();
  expect(processes.map(({ process, place, is_silent }) => [process, place, is_silent])).toEqual([
    ['api', `${hostname()}:3000`, false],
    ['api', `${hostname()}:3001`, false],
    ['worker', `${hostname()}:3100`, false],
  ]);
  expect(processes[0]).toMatchObject({ version: '0.3.0', answers: { all: 600, failed: 3, p95_ms: 180 } });
  expect(processes[0]?.memory_mb).toBeGreaterThan(10);
  expect(search.fresh_at).toBe(now().toISOString());

  admin.clock.now = new Date(now().getTime() + 2 * MINUTE_MS);
  await one.beat();
  expect((await status()).processes.map(({ is_silent }) => is_silent)).toEqual([false, true, true]);
  await one.stop();
  expect((await status()).processes.map(({ place }) => place)).toEqual([`${hostname()}:3001`, `${hostname()}:3100`]);

  const { db } = real.database;
  expect(await purgeHeartbeats(dbAs(db, 'worker'), new Date(now().getTime() + 1_000 * MINUTE_MS))).toBe(0);
  expect(await purgeHeartbeats(dbAs(db, 'worker'), new Date(now().getTime() + 1_441 * MINUTE_MS))).toBe(2);
  await Promise.all([two.stop(), worker.stop()]);
});

test('a process without a database says so once, and tells again when it is back', async () => {
  const { db, pool } = databaseAs(real.database, 'api');
  let isAway = true;
  const flaky = new Proxy(db, {
    get(target, name) {
      if (isAway && name === 'insertInto') throw new Error('no connection to the database');
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const services = rememberServices(now);
  const beats = sendHeartbeats({
    ...{ db: flaky, pool, now, logger, services },
    ...{ process: 'api', origin: 'http://127.0.0.1:3002' },
  });
  await beats.beat();
  await beats.beat();
  expect(warnings).toEqual(['the status page is not told that this process runs']);
  isAway = false;
  await beats.beat();
  expect((await status()).processes).toHaveLength(1);
  await beats.stop();
});

test('a service is told as all processes that still speak saw it', async () => {
  const [api, worker] = [startBeating('api', 3000), startBeating('worker', 3100)];
  api.services.onCall({ provider: 'qpay', outcome: 'answered', seconds: 0.04 });
  worker.services.onCall({ provider: 'qpay', outcome: 'unsure', seconds: 0.9 });
  worker.services.onBreaker({ provider: 'qpay', isOpen: true });
  worker.services.onBreaker({ provider: 'pos-api', isOpen: false });
  await Promise.all([api.beat(), worker.beat()]);
  expect((await status()).services).toEqual([
    { name: 'qpay', asked: 2, failed: 1, p95_ms: 900, answered_at: now().toISOString(), is_resting: true },
    { name: 'pos-api', asked: 0, failed: 0, p95_ms: null, answered_at: null, is_resting: false },
  ]);
  admin.clock.now = new Date(now().getTime() + 2 * MINUTE_MS);
  await api.beat();
  expect((await status()).services).toMatchObject([{ name: 'qpay', asked: 1, failed: 0, is_resting: false }]);
  await Promise.all([api.stop(), worker.stop()]);
});

test('a queue tells its due jobs and how long the oldest waits; a job that no worker knows stands apart', async () => {
  const { db } = real.database;
  const pick = async (name: string | null) => (await status()).queues.find((queue) => queue.name === name);
  const past = new Date(Date.now() - 700_000);
  await db.transaction().execute((tx) => enqueue(tx, issueReceiptJob, { orderId: 1 }, 'a late receipt', past));
  expect(await pick('receipts')).toMatchObject({ waiting: 0, is_late: false });
  expect((await pick(null))?.waiting).toBe(1);

  const worker = startBeating('worker', 3100, { jobQueues: { [issueReceiptJob.name]: issueReceiptJob.queue } });
  await worker.beat();
  expect(await pick('receipts')).toMatchObject({ waiting: 1, limit_seconds: 600, failed: 0, is_late: true });
  expect((await pick('receipts'))?.oldest_seconds).toBeGreaterThanOrEqual(700);
  expect(await pick(null)).toBeUndefined();

  const { open_failures } = await status();
  const ended = { job_id: 1, key: 'a', payload: '{}', attempts: 10, last_error: 'away', failed_at: now() };
  await db
    .insertInto('failed_jobs')
    .values({ ...ended, name: issueReceiptJob.name })
    .execute();
  expect(await pick('receipts')).toMatchObject({ failed: 1 });
  expect((await status()).open_failures).toBe(open_failures + 1);
  await worker.stop();
});

test('the nightly check is told with its time and what it found', async () => {
  const { db } = real.database;
  expect((await status()).invariants).toBeNull();
  await noteFinding(dbAs(db, 'worker'), 'invariants checked', 2, DEMO_DAY);
  expect((await status()).invariants).toEqual({ checked_at: DEMO_DAY.toISOString(), broken: 2 });
});

test('the owner reads it too, the warehouse does not', async () => {
  const asked = async (role: 'owner' | 'warehouse') => {
    const member = await logIn(admin, await insertMember(real.database.db, [role]));
    return (await askAdmin(admin, 'showStatus', {}, { cookie: member })).status;
  };
  expect([await asked('owner'), await asked('warehouse')]).toEqual([200, 403]);
});
