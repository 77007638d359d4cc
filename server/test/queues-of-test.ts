import { Writable } from 'node:stream';
import { Registry } from 'prom-client';
import { openDatabase } from '../src/db/database.ts';
import { asProcess } from '../src/db/rights/roles.ts';
import type { JobHandler } from '../src/jobs/define-job.ts';
import { createJobMetrics } from '../src/jobs/job-metrics.ts';
import type { JobDeps } from '../src/jobs/job-task.ts';
import type { RunnerDeps } from '../src/jobs/queue-runner.ts';
import { runQueues } from '../src/jobs/run-queues.ts';
import { createLogger } from '../src/logger.ts';

export interface QueuesOfTest {
  deps: JobDeps;
  /** Every log line so far, as written. */
  log: () => string;
  metrics: () => Promise<string>;
  stop: () => Promise<void>;
}

/** A worker's queues in this process, with their own connections. */
export async function queuesOfTest(
  url: string,
  handlers: readonly JobHandler[],
  concurrency: Partial<RunnerDeps['concurrency']> = {},
): Promise<QueuesOfTest> {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger({ level: 'info', process: 'test' }, sink);
  const database = openDatabase({
    url: asProcess(url, 'worker'),
    poolSize: 30,
    applicationName: 'tokhi-queues',
    logger,
  });
  const { db, pool } = database;
  const registry = new Registry();
  const metrics = createJobMetrics(
    registry,
    db,
    handlers.map(({ job }) => job),
  );
  const deps = { db, logger, metrics, now: () => new Date() };
  const queues = runQueues(handlers, {
    ...deps,
    pool,
    concurrency: { money: 2, receipts: 2, mail: 2, sms: 2, admin: 1, upkeep: 1, ...concurrency },
  });
  await queues.started;
  return {
    deps,
    log: () => lines.join(''),
    metrics: () => registry.metrics(),
    async stop() {
      await queues.stop();
      await database.close();
    },
  };
}
