// A worker's listening connections are ended, as by a failover: it listens again, on all of its queues.
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineJob, handleJob } from '../../src/jobs/define-job.ts';
import { enqueue } from '../../src/jobs/enqueue.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from '../queues-of-test.ts';

const real = databaseOfTest();
let queues: QueuesOfTest | undefined;
afterAll(() => queues?.stop());

const job = defineJob({ name: 'refund', queue: 'money', payload: z.object({ id: z.int() }), priority: 0, attempts: 3 });
const query = async (text: string, values: unknown[] = []) =>
  (await real.database.pool.query(text, values)).rows as { pid: number }[];
const listening = async () =>
  (
    await query(`select pid from pg_stat_activity where application_name = 'tokhi-queues'
      and datname = current_database() and query ilike 'listen %'`)
  ).map(({ pid }) => pid);

test('a worker whose listening connections were ended listens again, and hears of what comes then', async () => {
  const done: number[] = [];
  queues = await queuesOfTest(real.url, [handleJob(job, async ({ id }) => done.push(id))]);
  const add = (id: number) => real.database.db.transaction().execute((tx) => enqueue(tx, job, { id }, `refund:${id}`));
  await expect.poll(async () => (await listening()).length).toBeGreaterThan(0);
  await add(1);
  await expect.poll(() => done).toEqual([1]);
  const before = await listening();
  await query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [before]);
  const again = async () => (await listening()).filter((pid) => !before.includes(pid)).length;
  await expect.poll(again).toBe(before.length);
  await add(2);
  await expect.poll(() => done).toEqual([1, 2]);
});
