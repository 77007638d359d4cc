import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from '../../test/queues-of-test.ts';
import { defineJob, handleJob } from './define-job.ts';

const real = databaseOfTest();
let queues: QueuesOfTest | undefined;
afterEach(async () => {
  await queues?.stop();
  queues = undefined;
});

// Twelve hours from now: the real schedule does not interfere.
const other = new Date(Date.now() + 12 * 3_600_000);
const daily = `${other.getUTCMinutes()} ${other.getUTCHours()} * * *`;
const jobOfTest = (name: string, catchesUp: boolean) =>
  defineJob({
    ...{ name, queue: 'upkeep', payload: z.object({}), priority: 0, attempts: 1, schedule: daily },
    ...(catchesUp && { catchesUp }),
  });

test('a worker that was away for three days makes up for a daily job once, and leaves alone what needs no making up', async () => {
  const ran: string[] = [];
  const handlers = [jobOfTest('compares', true), jobOfTest('waits', false)].map((job) =>
    handleJob(job, async () => ran.push(job.name)),
  );
  await real.database.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     select name, now() - interval '9 days', now() - interval '3 days' from unnest($1::text[]) name`,
    [handlers.map(({ job }) => job.name)],
  );
  queues = await queuesOfTest(real.url, handlers);
  await expect.poll(() => ran).toEqual(['compares']);
  const inQueue = () => real.database.pool.query('select 1 from graphile_worker.jobs');
  await expect.poll(async () => (await inQueue()).rows.length).toBe(0);
  expect(ran).toEqual(['compares']);
});

interface Scheduled {
  name: string;
  isDaily: boolean;
  catchesUp: boolean;
}

/** Every scheduled job, as declared. */
function scheduledJobs(): Scheduled[] {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /jobs?\.ts$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/defineJob\(\{(.*?)\}\);/gs)].flatMap(([, said = '']) => {
      const [, name = ''] = /name: '([^']+)'/.exec(said) ?? [];
      const [, schedule] = /schedule: '([^']+)'/.exec(said) ?? [];
      if (schedule === undefined) return [];
      return { name, isDaily: /^\d+ \d+ /.test(schedule), catchesUp: said.includes('catchesUp: true') };
    }),
  );
}

test('every scheduled job says what a gap costs, in docs/reliability.md, and every daily one catches up', () => {
  const jobs = scheduledJobs();
  expect(jobs.length).toBeGreaterThan(14);
  const text = readFileSync(new URL('../../../docs/reliability.md', import.meta.url), 'utf8');
  expect(jobs.filter(({ name }) => !text.includes(`| \`${name}\` |`))).toEqual([]);
  expect(jobs.filter(({ isDaily, catchesUp }) => isDaily !== catchesUp)).toEqual([]);
});
