import { type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from '../logger.ts';
import type { Jobs } from './enqueue.ts';

type Work = { [Name in keyof Jobs]: (payload: Jobs[Name]) => Promise<void> };

/** graphile-worker's tasks from ours: typed payloads, one log line per job, a failure thrown on for the retry. */
export function taskList(logger: Logger, work: Work): TaskList {
  const entries = Object.entries(work) as [keyof Jobs, (payload: unknown) => Promise<void>][];
  return Object.fromEntries(
    entries.map(([name, run]) => [
      name,
      async (payload: unknown) => {
        const started = performance.now();
        try {
          await run(payload);
          logger.info({ job: name, ms: Math.round(performance.now() - started) }, 'job done');
        } catch (error) {
          logger.warn({ job: name, err: error }, 'job failed; it will be tried again');
          throw error;
        }
      },
    ]),
  );
}

/** The queue's own messages in our log: its errors and warnings only, because each job logs its line above. */
export const queueLogger = (logger: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') logger.error({ queue: message }, 'the job queue reports an error');
    if (level === 'warning') logger.warn({ queue: message }, 'the job queue warns');
  });
