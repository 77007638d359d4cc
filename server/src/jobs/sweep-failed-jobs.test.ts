import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from '../../test/queues-of-test.ts';
import { defineJob, handleJob } from './define-job.ts';
import { enqueue } from './enqueue.ts';
import { sweepFailedJobs } from './sweep-failed-jobs.job.ts';

const real = databaseOfTest();
const payload = z.object({ orderId: z.int() });
const refundJob = defineJob({ name: 'refund', queue: 'money', payload, priority: 0, attempts: 3 });
const abandoned: number[] = [];
const refund = handleJob(
  refundJob,
  async () => undefined,
  async (_tx, { orderId }) => void abandoned.push(orderId),
);
// Queues without a handler of the job: it is never run, only swept.
const idle = handleJob({ ...refundJob, name: 'idle' }, async () => undefined);
let queues: QueuesOfTest;
beforeAll(async () => {
  queues = await queuesOfTest(real.url, [idle]);
});
afterAll(() => queues.stop());
beforeEach(async () => {
  abandoned.length = 0;
  await real.database.pool.query('delete from graphile_worker._private_jobs; delete from failed_jobs');
});

const enqueueRefund = (orderId: number) =>
  real.database.db.transaction().execute((tx) => enqueue(tx, refundJob, { orderId }, `refund:${orderId}`));
const sweep = () => sweepFailedJobs([refund], queues.deps).attempt({ _cron: { ts: '2026-11-15T02:00:00Z' } });
/** As if a worker had begun the attempt and then been killed. */
const killed = (attempts: number, minutesAgo: number) =>
  real.database.pool.query(
    `update graphile_worker._private_jobs set attempts = $1, locked_by = 'pool-of-a-dead-worker',
     locked_at = now() - make_interval(mins => $2)`,
    [attempts, minutesAgo],
  );
const queue = async () =>
  (await real.database.pool.query('select key, attempts, locked_by from graphile_worker.jobs order by id')).rows;
const ends = () => real.database.db.selectFrom('failed_jobs').select(['key', 'payload', 'last_error']).execute();

test('a job whose worker was killed in its last attempt becomes a row, once', async () => {
  await enqueueRefund(1);
  await killed(3, 11);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const reason = 'its worker was gone before the last attempt had ended';
  expect(await ends()).toEqual([{ key: 'refund:1', payload: { orderId: 1 }, last_error: reason }]);
  expect(abandoned).toEqual([1]);
  expect(await queue()).toEqual([]);
  expect(queues.log()).toContain('job failed for good');
});

test('a job whose worker was killed earlier is free for another worker, and not failed', async () => {
  await enqueueRefund(2);
  await killed(2, 11);
  await sweep();
  expect(await queue()).toEqual([{ key: 'refund:2', attempts: 2, locked_by: null }]);
  expect(await ends()).toEqual([]);
});

test('a job that a living worker may still be at is left alone', async () => {
  await enqueueRefund(3);
  await killed(3, 9);
  await sweep();
  expect(await queue()).toEqual([{ key: 'refund:3', attempts: 3, locked_by: 'pool-of-a-dead-worker' }]);
  expect(await ends()).toEqual([]);
});

test('a job that a newer one with its key replaced while it ran is no failure', async () => {
  await enqueueRefund(4);
  await killed(1, 11);
  await enqueueRefund(4);
  await sweep();
  expect(await queue()).toEqual([{ key: 'refund:4', attempts: 0, locked_by: null }]);
  expect(await ends()).toEqual([]);
});

test('a job that no worker knows any more becomes a row all the same', async () => {
  await real.database.pool.query(
    `select graphile_worker.add_job('forgotten', '{}', job_key := 'old:1', max_attempts := 1)`,
  );
  await killed(1, 11);
  await sweep();
  expect(await ends()).toMatchObject([{ key: 'old:1', payload: {} }]);
});
