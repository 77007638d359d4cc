import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineJob, handleJob, QUEUES } from '../../src/jobs/define-job.ts';
import { enqueue } from '../../src/jobs/enqueue.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from '../queues-of-test.ts';
import { isFull, sizeOf } from '../sizes.ts';

const ROUNDS = sizeOf('QUEUE_ROUNDS');
const JOBS_PER_QUEUE = 40;

const real = databaseOfTest();
let queues: QueuesOfTest | undefined;
afterAll(() => queues?.stop());

const jobs = QUEUES.map((queue) =>
  defineJob({ name: `count-${queue}`, queue, payload: z.object({ id: z.int() }), priority: 0, attempts: 10 }),
);
const done = new Set<string>();

/** Ends up to `most` connections of the worker, as a database restart or a cut network would. */
async function terminateConnections(most: number): Promise<number> {
  const { rows } = await real.database.pool.query(
    `select pg_terminate_backend(pid) from (
       select pid from pg_stat_activity where application_name = 'tokhi-queues' and datname = current_database()
       order by random() limit $1) chosen`,
    [most],
  );
  return rows.length;
}

test(
  `every queue finishes its jobs after its connections are terminated, ${ROUNDS} times`,
  async () => {
    const handlers = jobs.map((job) =>
      handleJob(job, async ({ id }) => {
        await real.database.pool.query('select pg_sleep(0.005)');
        done.add(`${job.name}:${id}`);
      }),
    );
    queues = await queuesOfTest(real.url, handlers, { money: 8, receipts: 4, mail: 4, sms: 2, upkeep: 1 });
    let slowestMs = 0;
    const waiting = async () => (await real.database.pool.query('select 1 from graphile_worker.jobs')).rows.length;
    for (let round = 1; round <= ROUNDS; round += 1) {
      done.clear();
      const started = performance.now();
      await real.database.db.transaction().execute(async (tx) => {
        for (const job of jobs)
          for (let id = 1; id <= JOBS_PER_QUEUE; id += 1) await enqueue(tx, job, { id }, `${job.name}:${round}:${id}`);
      });
      // Bursts while jobs run: from one connection in the first round to all in the last.
      const most = Math.ceil((24 * round) / ROUNDS);
      for (let burst = 0; burst < 3; burst += 1) {
        await expect.poll(() => done.size).toBeGreaterThan(burst * JOBS_PER_QUEUE);
        await terminateConnections(most);
      }
      await expect.poll(() => done.size, { message: `round ${round}` }).toBe(jobs.length * JOBS_PER_QUEUE);
      await expect.poll(waiting, { message: `round ${round}` }).toBe(0);
      slowestMs = Math.max(slowestMs, performance.now() - started);
    }
    if (isFull || process.env['QUEUE_ROUNDS'])
      console.info(`${ROUNDS} rounds, the slowest took ${Math.round(slowestMs)} ms`);
  },
  Math.max(300_000, ROUNDS * 60_000),
);
