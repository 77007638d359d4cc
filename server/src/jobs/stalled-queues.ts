import type { Logger } from '../logger.ts';
import type { QueueName } from './define-job.ts';
import type { JobMetrics } from './job-metrics.ts';
import type { Queues } from './run-queues.ts';

/** A job that is due is taken within seconds; one that waits by rule (an SMS at night, a retry) is not due yet. */
const STALLED_AFTER_S = 2 * 60;
/** A stalled queue that started no job for so long is not busy but broken. */
const EXIT_AFTER_MS = 5 * 60_000;
const LOOK_EVERY_MS = 30_000;

/** The queues whose oldest due job has waited for more than two minutes. */
export async function stalledQueues(metrics: JobMetrics): Promise<QueueName[]> {
  const ages = await metrics.oldestDueSeconds();
  return [...ages].filter(([, seconds]) => seconds > STALLED_AFTER_S).map(([queue]) => queue);
}

interface Deps {
  metrics: JobMetrics;
  lastStartOf: Queues['lastStartOf'];
  now: () => Date;
}

/** Stalled queues in which this process started no job for five minutes: whatever the cause, only a new process helps. */
export async function brokenQueues({ metrics, lastStartOf, now }: Deps): Promise<QueueName[]> {
  const isBroken = (queue: QueueName) => now().getTime() - lastStartOf(queue).getTime() > EXIT_AFTER_MS;
  return (await stalledQueues(metrics)).filter(isBroken);
}

/** Ends the process with 1 when a queue is broken, so that its supervisor starts a new one. Returns how to stop watching. */
export function exitWhenBroken(deps: Deps, logger: Logger, exit: () => void): () => void {
  const look = async () => {
    // Without a database nothing is known, and a restart would not help.
    const broken = await brokenQueues(deps).catch(() => []);
    if (broken.length === 0) return;
    logger.fatal({ queues: broken }, 'queues with due jobs start none: exiting for a restart by the supervisor');
    exit();
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
