import { type ParsedCronItem, parseCronItem } from 'graphile-worker';
import type { Job } from './define-job.ts';

const DAY_MS = 86_400_000;

/** The last 24 hours contain one run of a daily job: looking back so far makes up for one run, however many nights were missed. */
export const cronItemsOf = (jobs: readonly Job[]): ParsedCronItem[] =>
  jobs.flatMap(({ name, schedule, catchesUp, attempts, priority }) =>
    schedule === undefined
      ? []
      : parseCronItem({
          task: name,
          match: schedule,
          options: { jobKey: name, maxAttempts: attempts, priority, backfillPeriod: catchesUp ? DAY_MS : 0 },
        }),
  );
