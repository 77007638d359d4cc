import { z } from 'zod';
import { ATTEMPT_LIMIT_MS } from './attempt-limit.ts';
import { defineJob, handleJob, type JobHandler } from './define-job.ts';
import { recordEnd } from './failed-jobs.queries.ts';
import type { JobDeps } from './job-task.ts';
import { dropReplaced, spentJobs, takeFromQueue, unlockAbandoned } from './queue.queries.ts';

export const sweepFailedJobsJob = defineJob({
  name: 'sweep-failed-jobs',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 0,
  attempts: 3,
  schedule: '*/10 * * * *',
});

const REASON = 'its worker was gone before the last attempt had ended';

/**
 * Records what killed workers could not report. A job that is locked for longer than two attempts may take is unlocked (the queue itself
 * would wait four hours), and one that is out of attempts becomes a row as if its worker had recorded it.
 */
export const sweepFailedJobs = (handlers: readonly JobHandler[], deps: JobDeps): JobHandler =>
  handleJob(sweepFailedJobsJob, async () => {
    const { db, logger, metrics, now } = deps;
    await unlockAbandoned(db, new Date(now().getTime() - 2 * ATTEMPT_LIMIT_MS));
    await dropReplaced(db);
    for (const found of await spentJobs(db)) {
      const handler = handlers.find(({ job }) => job.name === found.name);
      const recorded = await db.transaction().execute(async (tx) => {
        const taken = await takeFromQueue(tx, found.id);
        if (!taken) return false;
        await recordEnd(tx, { handler, spent: { ...found, payload: taken.payload }, reason: REASON, now: now() });
        return true;
      });
      if (!recorded) continue;
      metrics.countFailed(found.name);
      logger.error({ job: found.name, jobId: found.id, reason: REASON }, 'job failed for good; it is in failed_jobs');
    }
  });
