import { setTimeout } from 'node:timers/promises';
import { parseCronItem, type Runner, run } from 'graphile-worker';
import type { Pool } from '../db/database.ts';
import { LANES, type Lane, type Work } from './define-job.ts';
import { failureReason } from './failure-reason.ts';
import { type JobParts, jobTask } from './job-task.ts';
import { queueLogger } from './queue-logger.ts';

const PAUSE_AFTER_FAILURE_MS = 2_000;
/** How long jobs under way may take to end when the worker stops; mails give up after ten seconds. */
const STOP_MS = 15_000;

export interface LaneParts extends JobParts {
  pool: Pool;
  /** Jobs at a time. */
  hands: Record<Lane, number>;
}

export interface Lanes {
  /** When every lane has begun. */
  started: Promise<void>;
  stop(): Promise<void>;
}

/** A runner takes only jobs it has a task for: one for each lane, and a flood or a stall in one is not felt in another. */
export function runLanes(works: readonly Work[], parts: LaneParts): Lanes {
  const names = works.map(({ job }) => job.name);
  if (new Set(names).size < names.length) throw new Error(`Two jobs have one name: ${names.join(', ')}`);
  const lanes = LANES.map((lane) => ({ lane, mine: works.filter(({ job }) => job.lane === lane) }))
    .filter(({ mine }) => mine.length > 0)
    .map(({ lane, mine }) => keepRunning(lane, mine, parts));
  return {
    started: Promise.all(lanes.map(({ started }) => started)).then(() => undefined),
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

/** The queue stops its runner for good when a job could not be marked, as when the database restarts: it is begun anew. */
function keepRunning(lane: Lane, works: readonly Work[], parts: LaneParts): Lanes {
  const stopping = new AbortController();
  const begun = Promise.withResolvers<void>();
  let runner: Runner | undefined;
  const loop = async () => {
    while (!stopping.signal.aborted) {
      try {
        runner = await startRunner(lane, works, parts);
        begun.resolve();
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
        if (!stopping.signal.aborted) parts.logger.error({ lane }, 'the queue stopped this lane; it is begun anew');
      } catch (error) {
        parts.logger.error({ lane, reason: failureReason(error) }, 'this lane could not be begun, trying again');
      }
      runner = undefined;
      await setTimeout(PAUSE_AFTER_FAILURE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = loop();
  return {
    started: begun.promise,
    async stop() {
      stopping.abort();
      // It refuses only when it is stopping already; either way the loop ends with it.
      await runner?.stop().catch(() => undefined);
      await ended;
    },
  };
}

function startRunner(lane: Lane, works: readonly Work[], parts: LaneParts): Promise<Runner> {
  return run({
    pgPool: parts.pool,
    concurrency: parts.hands[lane],
    noHandleSignals: true,
    pollInterval: 1_000,
    gracefulShutdownAbortTimeout: STOP_MS,
    logger: queueLogger(parts.logger),
    taskList: Object.fromEntries(works.map((work) => [work.job.name, jobTask(work, parts)])),
    parsedCronItems: works.flatMap(({ job: { name, schedule, attempts, priority } }) =>
      schedule === undefined
        ? []
        : [parseCronItem({ task: name, match: schedule, options: { jobKey: name, maxAttempts: attempts, priority } })],
    ),
    // Marked in a step of their own, whose failure stops the runner in order; without it, it would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}
