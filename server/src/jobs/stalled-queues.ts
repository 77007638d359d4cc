import type { Logger } from '../logger.ts';
import type { QueueName } from './define-job.ts';
import type { JobMetrics } from './job-metrics.ts';
import type { Queues } from './run-queues.ts';

/** A due job starts within seconds; one that waits by rule (an SMS at night, a retry) is not due yet. */
const STALLED_AFTER_S = 2 * 60;
/** Up to this time long jobs may be the cause; after it the process is broken. */
const EXIT_AFTER_S = 5 * 60;
const LOOK_EVERY_MS = 30_000;

interface Deps {
  metrics: JobMetrics;
  served: readonly QueueName[];
  lastStartOf: Queues['lastStartOf'];
  now: () => Date;
}

/**
 * The served queues whose oldest due job has waited for more than two minutes while this worker started no job of them for as long. A
 * worker that catches up with a backlog, or has just started, is healthy: the metrics show how far behind it is.
 */
export const stalledQueues = (deps: Deps): Promise<QueueName[]> => queuesWithoutStart(deps, STALLED_AFTER_S);

/** Stalled queues in which this process started no job for five minutes: whatever the cause, only a new process helps. */
export const brokenQueues = (deps: Deps): Promise<QueueName[]> => queuesWithoutStart(deps, EXIT_AFTER_S);

async function queuesWithoutStart({ metrics, served, lastStartOf, now }: Deps, seconds: number): Promise<QueueName[]> {
  const ages = await metrics.oldestDueSeconds();
  const sinceStart = (queue: QueueName) => (now().getTime() - lastStartOf(queue).getTime()) / 1_000;
  return served.filter((queue) => (ages.get(queue) ?? 0) > STALLED_AFTER_S && sinceStart(queue) > seconds);
}

/** Exits with 1 when a queue is broken, so that the supervisor starts a new process. Returns a function that stops watching. */
export function exitWhenBroken(deps: Deps, logger: Logger, exit: () => void): () => void {
  const look = async () => {
    // Without a database the state is unknown, and a restart would not help.
    const broken = await brokenQueues(deps).catch(() => []);
    if (broken.length === 0) return;
    logger.fatal({ queues: broken }, 'queues with due jobs start none: exiting for a restart by the supervisor');
    exit();
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
