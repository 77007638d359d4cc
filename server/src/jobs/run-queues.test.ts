import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { silentMailServer } from '../../test/mail-server-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from '../../test/queues-of-test.ts';
import { ownsAddress } from '../modules/accounts/public.ts';
import { queueEmail } from '../modules/notifications/queue-email.ts';
import { emailHandlers } from '../modules/notifications/send-email.job.ts';
import { openMailer } from '../providers/smtp/open-mailer.ts';
import { defineJob, handleJob, type JobHandler } from './define-job.ts';
import { enqueue } from './enqueue.ts';

const real = databaseOfTest();
let queues: QueuesOfTest | undefined;
afterEach(async () => {
  await queues?.stop();
  queues = undefined;
  await real.database.pool.query('delete from graphile_worker._private_jobs');
});

const payload = z.object({ orderId: z.int() });
const refundJob = defineJob({ name: 'refund', queue: 'money', payload, priority: 0, attempts: 2 });
const enqueueRefund = (orderId: number) =>
  real.database.db.transaction().execute((tx) => enqueue(tx, refundJob, { orderId }, `refund:${orderId}`));
/** Retries wait for seconds: makes all waiting jobs due at once. */
const hurry = () => real.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
const endConnections = () =>
  real.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'tokhi-queues' and datname = current_database()`,
  );
const inQueue = async () => (await real.database.pool.query('select 1 from graphile_worker.jobs')).rows.length;

test('two hundred mails to a server that hangs do not hold up money', async () => {
  const { db } = real.database;
  const server = await silentMailServer();
  const mailer = openMailer({ url: server.url, from: 'shop@tokhi.example', greetingTimeoutMs: 600_000 });
  const to = { email: 'bat@tokhi.example', customerId: null };
  await db.transaction().execute(async (tx) => {
    for (let mail = 0; mail < 200; mail += 1)
      await queueEmail(tx, { kind: 'welcome', bonus: 2_020 }, to, `welcome:${mail}`);
  });
  const refunded: number[] = [];
  queues = await queuesOfTest(real.url, [
    ...emailHandlers({ db, mailer, origin: 'https://tokhi.example', ownsAddress, now: () => new Date() }),
    handleJob(refundJob, async ({ orderId }) => refunded.push(orderId)),
  ]);
  // Every runner of the mail queue is busy and stuck before a money job arrives.
  await expect.poll(server.callers).toBe(2);
  for (let orderId = 1; orderId <= 5; orderId += 1) await enqueueRefund(orderId);
  await expect.poll(() => refunded.length).toBe(5);
  expect(server.callers()).toBe(2);
  expect(await queues.metrics()).toContain('jobs_waiting{queue="mail"} 198\n');
  expect(await queues.metrics()).toContain('jobs_waiting{queue="money"} 0\n');
  // Closing the server makes the two hanging jobs fail, so that stopping need not wait for them.
  await db.deleteFrom('notifications').execute();
  await server.close();
});

test('a job that fails is tried again, and after its last attempt it is a row for the staff and not in the queue', async () => {
  let attempts = 0;
  const abandoned: number[] = [];
  const failing: JobHandler = handleJob(
    refundJob,
    async () => {
      attempts += 1;
      throw Object.assign(new Error('Key (email)=(bat@tokhi.example) already exists'), { code: '23505' });
    },
    async (_tx, { orderId }) => void abandoned.push(orderId),
  );
  queues = await queuesOfTest(real.url, [failing]);
  await enqueueRefund(11);
  await expect.poll(() => attempts).toBe(1);
  await expect.poll(() => hurry().then(() => attempts)).toBe(2);
  await expect.poll(inQueue).toBe(0);
  const rows = await real.database.db.selectFrom('failed_jobs').selectAll().where('name', '=', 'refund').execute();
  const row = { key: 'refund:11', payload: { orderId: 11 }, attempts: 2, last_error: 'Error 23505', settled_at: null };
  expect(rows).toMatchObject([row]);
  expect(abandoned).toEqual([11]);
  const measured = await queues.metrics();
  expect(measured).toContain('jobs_failed_total{name="refund"} 1\n');
  for (const outcome of ['retried', 'failed'])
    expect(measured).toContain(`job_duration_seconds_count{queue="money",outcome="${outcome}"} 1\n`);
  expect(queues.log()).toContain('job failed for good');
  expect(queues.log()).toContain('"reason":"Error 23505"');
  expect(queues.log()).not.toContain('bat@tokhi.example');
});

test('a payload of yesterday that fits no more is a failed job with a readable reason, and the next one is done', async () => {
  const refunded: number[] = [];
  queues = await queuesOfTest(real.url, [handleJob(refundJob, async ({ orderId }) => refunded.push(orderId))]);
  await real.database.pool.query(
    `select graphile_worker.add_job('refund', '{"order": "bat@tokhi.example"}', job_key := 'refund:old', max_attempts := 1)`,
  );
  await enqueueRefund(21);
  const reasonOf = async () => {
    const rows = real.database.db.selectFrom('failed_jobs').select('last_error').where('key', '=', 'refund:old');
    return (await rows.executeTakeFirst())?.last_error;
  };
  await expect.poll(reasonOf).toBe('the payload does not fit the job: orderId invalid_type');
  await expect.poll(() => refunded).toEqual([21]);
  expect(queues.log()).not.toContain('bat@tokhi.example');
});

test('a queue goes on after the database cut its connections in the middle of a job', async () => {
  const begun: number[] = [];
  const cut = Promise.withResolvers<void>();
  const slow = handleJob(refundJob, async ({ orderId }) => {
    begun.push(orderId);
    if (orderId === 31) await cut.promise;
  });
  queues = await queuesOfTest(real.url, [slow], { money: 1 });
  await enqueueRefund(31);
  await expect.poll(() => begun).toEqual([31]);
  // Its completion cannot be marked: the table is locked, and waiting connections are ended.
  const client = await real.database.pool.connect();
  await client.query('begin; lock table graphile_worker._private_jobs in exclusive mode');
  cut.resolve();
  await expect
    .poll(async () => {
      await endConnections();
      return queues?.log();
    })
    .toContain('starting a new one');
  await client.query('rollback');
  client.release();
  await enqueueRefund(32);
  await expect.poll(() => begun).toContain(32);
});

test('a queue is served when its connection is lost while it looks up its jobs for the first time', async () => {
  await enqueueRefund(41);
  const client = await real.database.pool.connect();
  await client.query('begin; lock table graphile_worker._private_tasks in access exclusive mode');
  const refunded: number[] = [];
  queues = await queuesOfTest(real.url, [handleJob(refundJob, async ({ orderId }) => refunded.push(orderId))]);
  const waitsForTheLock = async () => {
    const found = await real.database.pool.query(
      `select 1 from pg_stat_activity where application_name = 'tokhi-queues' and datname = current_database()
       and wait_event_type = 'Lock'`,
    );
    return found.rows.length;
  };
  await expect.poll(waitsForTheLock).toBeGreaterThan(0);
  await endConnections();
  await client.query('rollback');
  client.release();
  await expect.poll(() => refunded).toEqual([41]);
});

test('two jobs of one name are refused at the start', async () => {
  const handler = handleJob(refundJob, async () => undefined);
  await expect(queuesOfTest(real.url, [handler, handler])).rejects.toThrow('Two jobs have one name');
});
