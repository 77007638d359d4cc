import type { TaskList } from 'graphile-worker';
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
