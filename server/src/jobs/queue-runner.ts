import { EventEmitter } from 'node:events';
import { type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { Pool } from '../db/database.ts';
import { settlesWithin } from '../settles-within.ts';
import { cronItemsOf } from './cron-items.ts';
import type { JobHandler, QueueName } from './define-job.ts';
import { type JobDeps, jobTask } from './job-task.ts';
import { queueLogger } from './queue-logger.ts';

/** How long running jobs may take to end when a runner stops; a mail server has ten seconds. */
const STOP_MS = 15_000;
/** How long the last jobs of a runner may take to be marked as done. */
const MARK_MS = 2_000;
/** A runner polls once a second; after so many failures in a row it may fail for ever. */
const FAILURES_IN_A_ROW = 5;
/** After this time a runner that does not end is abandoned. Shorter than the time after which a stopping process is killed. */
const RETIRE_MS = STOP_MS + 2_000;

export interface RunnerDeps extends JobDeps {
  pool: Pool;
  /** Jobs that run at the same time. */
  concurrency: Record<QueueName, number>;
}

export interface QueueRunner {
  /** The name under which it locks jobs in the queue's tables. */
  poolId: string;
  /** Resolves when it takes no more jobs: it was stopped, it shut itself down, or its polls fail. */
  shutDown: Promise<void>;
  /** Stops it, and waits until no job runs; false if one still runs after a bounded time. */
  retire(): Promise<boolean>;
}

/** One graphile-worker runner for the jobs of one queue. */
export async function startRunner(
  queue: QueueName,
  handlers: readonly JobHandler[],
  deps: RunnerDeps,
  onJobStart: () => void,
): Promise<QueueRunner> {
  const events: WorkerEvents = new EventEmitter();
  const created = Promise.withResolvers<string>();
  const shutDown = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let active = 0;
  let failures = 0;
  let isShutDown = false;
  // Its own promise may never settle: a runner that is shut down and runs no job counts as ended.
  const endWhenIdle = () => {
    if (isShutDown && active === 0) setTimeout(ended.resolve, MARK_MS).unref();
  };
  const onShutDown = () => {
    isShutDown = true;
    shutDown.resolve();
    endWhenIdle();
  };
  events.on('pool:create', ({ workerPool }) => created.resolve(workerPool.id));
  events.on('pool:gracefulShutdown', onShutDown);
  events.on('pool:forcefulShutdown', onShutDown);
  events.on('job:start', () => {
    active += 1;
    failures = 0;
    onJobStart();
  });
  events.on('worker:getJob:empty', () => {
    failures = 0;
  });
  events.on('worker:getJob:error', () => {
    failures += 1;
    if (failures >= FAILURES_IN_A_ROW) shutDown.resolve();
  });
  events.on('job:complete', () => {
    active -= 1;
    endWhenIdle();
  });
  const runner = await run({ ...optionsOf(queue, handlers, deps), events });
  void runner.promise
    .catch(() => undefined)
    .then(() => {
      shutDown.resolve();
      ended.resolve();
    });
  return {
    poolId: await created.promise,
    shutDown: shutDown.promise,
    async retire() {
      // It rejects when the runner is stopping already; either way the runner ends, or is abandoned.
      void runner.stop().catch(() => undefined);
      return settlesWithin(RETIRE_MS, ended.promise);
    },
  };
}

const optionsOf = (queue: QueueName, handlers: readonly JobHandler[], deps: RunnerDeps): RunnerOptions => ({
  pgPool: releasingOnce(deps.pool),
  concurrency: deps.concurrency[queue],
  noHandleSignals: true,
  pollInterval: 1_000,
  gracefulShutdownAbortTimeout: STOP_MS,
  logger: queueLogger(deps.logger),
  taskList: Object.fromEntries(handlers.map((handler) => [handler.job.name, jobTask(handler, deps)])),
  parsedCronItems: cronItemsOf(handlers.map(({ job }) => job)),
  // Batching is on because without it graphile-worker 0.18.0 does not await the marking of a job: a lost connection would be an unhandled
  // rejection and end the process. With batching the runner shuts down, and may never finish (record 163).
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
});

/**
 * graphile-worker releases its listening client twice when the connection is lost while the runner shuts down. The second release would be
 * an unhandled rejection, which ends the process.
 */
function releasingOnce(pool: Pool): Pool {
  const connect = (callback?: Parameters<Pool['connect']>[0]) => {
    if (!callback) return pool.connect();
    return pool.connect((error, client, done) => {
      let isReleased = false;
      callback(error, client, (failure) => {
        if (!isReleased) done(failure);
        isReleased = true;
      });
    });
  };
  return Object.create(pool, { connect: { value: connect } }) as Pool;
}
