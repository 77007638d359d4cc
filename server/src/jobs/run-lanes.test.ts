import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { type LanesOfTest, lanesOfTest } from '../../test/lanes-of-test.ts';
import { silentMailServer } from '../../test/mail-server-of-test.ts';
import { queueLetter } from '../modules/notifications/queue-letter.ts';
import { sendsEmails } from '../modules/notifications/send-email.job.ts';
import { openMailer } from '../providers/smtp/open-mailer.ts';
import { defineJob, type Work, workOn } from './define-job.ts';
import { enqueue } from './enqueue.ts';

const real = databaseOfTest();
let lanes: LanesOfTest | undefined;
afterEach(async () => {
  await lanes?.stop();
  lanes = undefined;
  await real.database.pool.query('delete from graphile_worker._private_jobs');
});

const payload = z.object({ orderId: z.int() });
const refundJob = defineJob({ name: 'refund', lane: 'money', payload, priority: 0, attempts: 2 });
const tell = (orderId: number) =>
  real.database.db.transaction().execute((tx) => enqueue(tx, refundJob, { orderId }, `refund:${orderId}`));
/** Retries wait for seconds: whatever waits is due at once instead. */
const hurry = () => real.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
const inQueue = async () => (await real.database.pool.query('select 1 from graphile_worker.jobs')).rows.length;

test('two hundred mails to a server that hangs do not hold up money', async () => {
  const { db } = real.database;
  const server = await silentMailServer();
  const mailer = openMailer({ url: server.url, from: 'shop@tokhi.example', greetingTimeoutMs: 600_000 });
  const to = { email: 'bat@tokhi.example', customerId: null };
  await db.transaction().execute(async (tx) => {
    for (let mail = 0; mail < 200; mail += 1)
      await queueLetter(tx, { kind: 'welcome', bonus: 2_020 }, to, `welcome:${mail}`);
  });
  const refunded: number[] = [];
  lanes = await lanesOfTest(real.url, [
    ...sendsEmails({ db, mailer, origin: 'https://tokhi.example', now: () => new Date() }),
    workOn(refundJob, async ({ orderId }) => refunded.push(orderId)),
  ]);
  // Every hand of the mails is at work, and stuck, before money has anything to do.
  await expect.poll(server.callers).toBe(2);
  for (let orderId = 1; orderId <= 5; orderId += 1) await tell(orderId);
  await expect.poll(() => refunded.length).toBe(5);
  expect(server.callers()).toBe(2);
  expect(await lanes.metrics()).toContain('jobs_waiting{lane="mail"} 198\n');
  expect(await lanes.metrics()).toContain('jobs_waiting{lane="money"} 0\n');
  // The two that hang fail with their server, so that stopping need not wait for them.
  await db.deleteFrom('notifications').execute();
  await server.close();
});

test('a job that fails is tried again, and after its last attempt it is a row for the staff and not in the queue', async () => {
  let attempts = 0;
  const givenUp: number[] = [];
  const failing: Work = workOn(
    refundJob,
    async () => {
      attempts += 1;
      throw Object.assign(new Error('Key (email)=(bat@tokhi.example) already exists'), { code: '23505' });
    },
    async (_tx, { orderId }) => void givenUp.push(orderId),
  );
  lanes = await lanesOfTest(real.url, [failing]);
  await tell(11);
  await expect.poll(() => attempts).toBe(1);
  await expect.poll(() => hurry().then(() => attempts)).toBe(2);
  await expect.poll(inQueue).toBe(0);
  const rows = await real.database.db.selectFrom('failed_jobs').selectAll().where('name', '=', 'refund').execute();
  const row = { key: 'refund:11', payload: { orderId: 11 }, attempts: 2, last_error: 'Error 23505', settled_at: null };
  expect(rows).toMatchObject([row]);
  expect(givenUp).toEqual([11]);
  expect(await lanes.metrics()).toContain('jobs_failed_total{job="refund"} 1\n');
  expect(lanes.log()).toContain('job failed for good');
  expect(lanes.log()).toContain('"reason":"Error 23505"');
  expect(lanes.log()).not.toContain('bat@tokhi.example');
});

test('a payload of yesterday that fits no more is a failed job with a readable reason, and the next one is done', async () => {
  const refunded: number[] = [];
  lanes = await lanesOfTest(real.url, [workOn(refundJob, async ({ orderId }) => refunded.push(orderId))]);
  await real.database.pool.query(
    `select graphile_worker.add_job('refund', '{"order": "bat@tokhi.example"}', job_key := 'refund:old', max_attempts := 1)`,
  );
  await tell(21);
  const reasonOf = async () => {
    const rows = real.database.db.selectFrom('failed_jobs').select('last_error').where('key', '=', 'refund:old');
    return (await rows.executeTakeFirst())?.last_error;
  };
  await expect.poll(reasonOf).toBe('the payload does not fit the job: orderId invalid_type');
  await expect.poll(() => refunded).toEqual([21]);
  expect(lanes.log()).not.toContain('bat@tokhi.example');
});

test('a lane goes on after the database cut its connections in the middle of a job', async () => {
  const begun: number[] = [];
  const cut = Promise.withResolvers<void>();
  const slow = workOn(refundJob, async ({ orderId }) => {
    begun.push(orderId);
    if (orderId === 31) await cut.promise;
  });
  lanes = await lanesOfTest(real.url, [slow], { money: 1 });
  await tell(31);
  await expect.poll(() => begun).toEqual([31]);
  // Its end cannot be marked: the table is locked, and the connections that wait for it are ended.
  const endConnections = () =>
    real.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'tokhi-lanes' and datname = current_database()`,
    );
  const client = await real.database.pool.connect();
  await client.query('begin; lock table graphile_worker._private_jobs in exclusive mode');
  cut.resolve();
  await expect
    .poll(async () => {
      await endConnections();
      return lanes?.log();
    })
    .toContain('it is begun anew');
  await client.query('rollback');
  client.release();
  await tell(32);
  await expect.poll(() => begun).toContain(32);
});

test('two jobs of one name are refused at the start', async () => {
  const work = workOn(refundJob, async () => undefined);
  await expect(lanesOfTest(real.url, [work, work])).rejects.toThrow('Two jobs have one name');
});
