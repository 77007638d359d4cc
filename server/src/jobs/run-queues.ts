import { setTimeout } from 'node:timers/promises';
import { type JobHandler, QUEUES, type QueueName } from './define-job.ts';
import { failureReason } from './failure-reason.ts';
import { unlockJobsOf } from './queue.queries.ts';
import { type QueueRunner, type RunnerDeps, startRunner } from './queue-runner.ts';

const PAUSE_MS = 2_000;

export interface Queues {
  /** Resolves when every queue has a runner. */
  started: Promise<void>;
  /** When a job of this queue last started in this process; if none has, when the queue was opened. */
  lastStartOf: (queue: QueueName) => Date;
  stop(): Promise<void>;
}

/** One runner for each queue, with handlers for its jobs only, so that a flood or a stall in one queue does not affect the others. */
export function runQueues(handlers: readonly JobHandler[], deps: RunnerDeps): Queues {
  const names = handlers.map(({ job }) => job.name);
  if (new Set(names).size < names.length) throw new Error(`Two jobs have one name: ${names.join(', ')}`);
  const openedAt = deps.now();
  const lastStarts = new Map<QueueName, Date>();
  const queues = QUEUES.map((queue) => ({ queue, mine: handlers.filter(({ job }) => job.queue === queue) }))
    .filter(({ mine }) => mine.length > 0)
    .map(({ queue, mine }) => keepServed(queue, mine, deps, () => lastStarts.set(queue, deps.now())));
  return {
    started: Promise.all(queues.map(({ started }) => started)).then(() => undefined),
    lastStartOf: (queue) => lastStarts.get(queue) ?? openedAt,
    async stop() {
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}

/**
 * graphile-worker shuts a runner down for good when it cannot mark a job, for example when its connection is lost, and that shutdown may
 * never end. A new runner takes over at once, while the old one finishes its running jobs.
 */
function keepServed(queue: QueueName, handlers: readonly JobHandler[], deps: RunnerDeps, onJobStart: () => void) {
  const stopping = new AbortController();
  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  const pause = () => setTimeout(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
  const begun = Promise.withResolvers<void>();
  const retiring = new Set<Promise<void>>();

  const retire = async (runner: QueueRunner) => {
    if (!(await runner.retire())) deps.logger.error({ queue }, 'a runner did not stop in time and is left behind');
    // The jobs that it could not mark, or still runs, are unlocked for another runner: the sweep would find them ten minutes later.
    while (!(await unlockJobsOf(deps.db, runner.poolId).then(...toBoolean)) && !stopping.signal.aborted) await pause();
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      try {
        const runner = await startRunner(queue, handlers, deps, onJobStart);
        begun.resolve();
        await Promise.race([runner.shutDown, stopped]);
        if (!stopping.signal.aborted) {
          deps.metrics.countReplaced(queue);
          deps.logger.error({ queue }, 'graphile-worker shut the runner of this queue down; starting a new one');
        }
        const retired = retire(runner).finally(() => retiring.delete(retired));
        retiring.add(retired);
      } catch (error) {
        deps.logger.error({ queue, reason: failureReason(error) }, 'no runner for this queue, trying again');
      }
      if (!stopping.signal.aborted) await pause();
    }
    await Promise.all(retiring);
  };
  const ended = loop();
  return {
    started: begun.promise,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

const toBoolean = [() => true, () => false] as const;
