import { Counter, Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/database.ts';
import { type Job, LANES } from './define-job.ts';
import { countWaiting } from './queue.queries.ts';

export interface JobMetrics {
  countFailed(name: string): void;
}

/** Jobs that failed for good, counted by this process; and those that are due and wait, asked of the queue at each reading. */
export function createJobMetrics(registry: Registry, db: Db, jobs: readonly Job[]): JobMetrics {
  const failed = new Counter({
    name: 'jobs_failed_total',
    help: 'Jobs that failed for good: rows of failed_jobs that this process wrote',
    labelNames: ['job'],
    registers: [registry],
  });
  for (const { name } of jobs) failed.inc({ job: name }, 0);
  const laneOf = new Map(jobs.map(({ name, lane }) => [name, lane]));
  new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs that are due and not begun; lane «none»: no job of this worker has their name',
    labelNames: ['lane'],
    registers: [registry],
    async collect() {
      this.reset();
      // Without a database there is no number; the other metrics are still told.
      const waiting = await countWaiting(db).catch(() => undefined);
      if (!waiting) return;
      for (const lane of LANES) this.set({ lane }, 0);
      for (const { name, count } of waiting) this.inc({ lane: laneOf.get(name) ?? 'none' }, count);
    },
  });
  return { countFailed: (name) => failed.inc({ job: name }) };
}
