// During a deployment API processes of one release enqueue for the worker of another (record 222).
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from '../../test/queues-of-test.ts';
import { continueTrace, inTrace } from '../observability/trace.ts';
import { defineJob, handleJob, type Job, QUEUES } from './define-job.ts';
import { enqueue, enqueueMany, enqueueMixed, specOfJob } from './enqueue.ts';
import { idsOf, traceOfJob } from './job-envelope.ts';
import { payloadProblems, payloadShape } from './payload-changes.ts';
import { stalledQueues } from './stalled-queues.ts';
import { sweepFailedJobs } from './sweep-failed-jobs.job.ts';

const real = databaseOfTest();
const running: QueuesOfTest[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((queues) => queues.stop()));
});

const begin = async (...handlers: Parameters<typeof queuesOfTest>[1]) => {
  const queues = await queuesOfTest(real.url, handlers);
  running.push(queues);
  return queues;
};
const jobOfTest = <Schema extends z.ZodObject>(name: string, payload: Schema) =>
  defineJob({ name, queue: 'money', payload, priority: 0, attempts: 2 });
const order = z.object({ orderId: z.int() });
const rows = async (query: string) => (await real.database.pool.query(query)).rows;

test('a job that the worker does not know waits untouched until a worker knows it', async () => {
  const done: string[] = [];
  const [knownJob, newJob] = [jobOfTest('known', order), jobOfTest('of-the-next-release', order)];
  const known = handleJob(knownJob, async ({ orderId }) => done.push(`known ${orderId}`));
  await real.database.db.transaction().execute((tx) => enqueue(tx, newJob, { orderId: 1 }, 'new:1', new Date(0)));
  const older = await begin(known);
  for (const orderId of [2, 3]) {
    await real.database.db.transaction().execute((tx) => enqueue(tx, knownJob, { orderId }, `known:${orderId}`));
    await expect.poll(() => done).toContain(`known ${orderId}`);
  }
  // The sweep does not count it as failed, nor the queue as stalled.
  await sweepFailedJobs([known], older.deps).attempt({});
  const longAgo = {
    metrics: older.deps.metrics,
    served: QUEUES,
    lastStartOf: () => new Date(0),
    now: () => new Date(),
  };
  expect(await stalledQueues(longAgo)).toEqual([]);
  expect(await older.metrics()).toContain('jobs_waiting{queue="none"} 1\n');
  const waiting = `select attempts, locked_at, last_error from graphile_worker.jobs where key = 'new:1'`;
  expect(await rows(waiting)).toEqual([{ attempts: 0, locked_at: null, last_error: null }]);

  await begin(
    known,
    handleJob(newJob, async ({ orderId }) => done.push(`new ${orderId}`)),
  );
  await expect.poll(() => done).toContain('new 1');
  expect(await rows('select name from failed_jobs')).toEqual([]);
});

test('workers of two releases read each other’s payloads: what one lacks has a default, what it does not know is left out', async () => {
  const grown = z.object({ orderId: z.int(), channel: z.string().default('email') });
  const [was, is] = [jobOfTest('grows', order), jobOfTest('grows', grown)];
  expect(payloadProblems(payloadShape(was), payloadShape(is))).toEqual([]);
  const read: unknown[] = [];
  const attempt = async (job: Job, payload: object) => handleJob(job, async (one) => read.push(one)).attempt(payload);
  await attempt(is, { orderId: 1 });
  await attempt(was, { orderId: 2, channel: 'sms' });
  expect(read).toEqual([{ orderId: 1, channel: 'email' }, { orderId: 2 }]);
});

test('a payload carries the trace that enqueued it; an older worker leaves it out, and a payload without it begins one', async () => {
  const job = jobOfTest('traced', order);
  const trace = continueTrace(undefined);
  const { db } = real.database;
  await inTrace(trace, () => db.transaction().execute((tx) => enqueue(tx, job, { orderId: 7 }, 'traced:7')));
  await inTrace(trace, () =>
    db.transaction().execute((tx) => enqueueMany(tx, job, [{ payload: { orderId: 8 }, key: 'traced:8' }])),
  );
  await inTrace(trace, () =>
    db.transaction().execute((tx) => enqueueMixed(tx, [specOfJob(job, { orderId: 9 }, 'traced:9')])),
  );
  await db.transaction().execute((tx) => enqueue(tx, job, { orderId: 10 }, 'traced:10'));
  const payloads = (
    await rows(`select payload from graphile_worker._private_jobs where key like 'traced:%' order by id`)
  ).map(({ payload }) => payload);
  expect(payloads.map(({ orderId }) => orderId)).toEqual([7, 8, 9, 10]);
  expect(payloads.map((payload) => traceOfJob(payload).traceId === trace.traceId)).toEqual([true, true, true, false]);
  const read: unknown[] = [];
  for (const payload of payloads) await handleJob(job, async (one) => read.push(one)).attempt(payload);
  expect(read).toEqual([7, 8, 9, 10].map((orderId) => ({ orderId })));
  // Texts stay out of the log, whatever a payload contains.
  expect(payloads.map(idsOf)).toEqual(read);

  // When staff enqueue a failed job again, it keeps its trace.
  const [traced] = payloads;
  await inTrace(continueTrace(undefined), () =>
    db
      .transaction()
      .execute((tx) => enqueueMixed(tx, [{ ...specOfJob(job, traced, 'traced:again'), payload: traced }])),
  );
  const [again] = await rows(`select payload from graphile_worker._private_jobs where key = 'traced:again'`);
  expect(again.payload).toEqual(traced);
  await rows(`delete from graphile_worker._private_jobs where key like 'traced:%'`);
});
