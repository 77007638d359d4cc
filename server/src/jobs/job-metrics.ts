import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Db } from '../db/database.ts';
import { type Job, QUEUES, type QueueName } from './define-job.ts';
import { countWaiting, oldestDue } from './queue.queries.ts';

/** `retried`: failed, and will be tried again. `failed`: for good. */
const ATTEMPT_OUTCOMES = ['done', 'retried', 'failed'] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

export interface JobMetrics {
  observe(queue: QueueName, outcome: AttemptOutcome, seconds: number): void;
  countFailed(name: string): void;
  countReplaced(queue: QueueName): void;
  /** For how many seconds the oldest due job of each queue has waited; 0 if none is due. */
  oldestDueSeconds(): Promise<Map<QueueName, number>>;
}

/** Jobs that failed for good, counted by this process; and due jobs that wait, read from the queue at each scrape. */
export function createJobMetrics(registry: Registry, db: Db, jobs: readonly Job[]): JobMetrics {
  const failed = new Counter({
    name: 'jobs_failed_total',
    help: 'Jobs that failed for good: rows of failed_jobs that this process wrote',
    // Not «job»: Prometheus uses that label for the scraped target.
    labelNames: ['name'],
    registers: [registry],
  });
  for (const { name } of jobs) failed.inc({ name }, 0);
  const queueOf = new Map(jobs.map(({ name, queue }) => [name, queue]));
  new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs that are due and not begun; queue «none»: no job of this worker has their name',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      // Without a database there is no number; the other metrics are still reported.
      const waiting = await countWaiting(db).catch(() => undefined);
      if (!waiting) return;
      for (const queue of QUEUES) this.set({ queue }, 0);
      for (const { name, count } of waiting) this.inc({ queue: queueOf.get(name) ?? 'none' }, count);
    },
  });
  const oldestDueSeconds = async () => {
    const ages = new Map<QueueName, number>(QUEUES.map((queue) => [queue, 0]));
    for (const { name, seconds } of await oldestDue(db)) {
      const queue = queueOf.get(name);
      if (queue) ages.set(queue, Math.max(ages.get(queue) ?? 0, seconds));
    }
    return ages;
  };
  new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest due job of a queue has waited for a runner',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      const ages = await oldestDueSeconds().catch(() => new Map<QueueName, number>());
      for (const [queue, seconds] of ages) this.set({ queue }, seconds);
    },
  });
  const replaced = new Counter({
    name: 'queue_runners_replaced_total',
    help: 'Runners that graphile-worker shut down by itself and that were replaced',
    labelNames: ['queue'],
    registers: [registry],
  });
  for (const queue of QUEUES) replaced.inc({ queue }, 0);
  const seconds = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of an attempt at a job, by what came of it: done, retried, failed for good',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers: [registry],
  });
  for (const queue of QUEUES) for (const outcome of ATTEMPT_OUTCOMES) seconds.zero({ queue, outcome });
  return {
    observe: (queue, outcome, took) => seconds.observe({ queue, outcome }, took),
    countFailed: (name) => failed.inc({ name }),
    countReplaced: (queue) => replaced.inc({ queue }),
    oldestDueSeconds,
  };
}
