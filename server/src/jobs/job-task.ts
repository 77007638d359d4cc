import type { JobHelpers, Task } from 'graphile-worker';
import type { Db } from '../db/database.ts';
import type { Logger } from '../logger.ts';
import { inTrace, type Trace } from '../observability/trace.ts';
import { reportWork } from '../observability/traced-work.ts';
import { ATTEMPT_LIMIT_MS, withinLimit } from './attempt-limit.ts';
import type { JobHandler } from './define-job.ts';
import { recordEnd, type SpentJob } from './failed-jobs.queries.ts';
import { failureReason, placesOf } from './failure-reason.ts';
import { idsOf, traceOfJob } from './job-envelope.ts';
import type { AttemptOutcome, JobMetrics } from './job-metrics.ts';

export interface JobDeps {
  db: Db;
  logger: Logger;
  metrics: JobMetrics;
  now: () => Date;
}

/**
 * One attempt as the queue calls it: it logs one line, and rethrows a failure without values, because the queue stores and logs the
 * message. After the last attempt the job returns, which removes it from the queue: failed_jobs has all that is needed to enqueue it again,
 * and one place to look is enough.
 */
export function jobTask(handler: JobHandler, deps: JobDeps): Task {
  return (payload, helpers) => {
    const trace = traceOfJob(payload);
    return inTrace(trace, () => attempt(handler, deps, trace, payload, helpers));
  };
}

async function attempt(
  handler: JobHandler,
  deps: JobDeps,
  trace: Trace,
  payload: unknown,
  { job, abortSignal }: JobHelpers,
): Promise<void> {
  const { name, queue } = handler.job;
  const about = idsOf(payload);
  const started = performance.now();
  const observe = (outcome: AttemptOutcome) => {
    const seconds = (performance.now() - started) / 1_000;
    deps.metrics.observe(queue, outcome, seconds);
    const facts = { 'messaging.destination.name': queue, outcome, attempt: job.attempts };
    reportWork({ kind: 'job', trace, name, seconds, isFailed: outcome !== 'done', facts });
  };
  try {
    await withinLimit(handler.attempt(payload), abortSignal, ATTEMPT_LIMIT_MS);
    observe('done');
    deps.logger.info({ job: name, about, ms: Math.round(performance.now() - started) }, 'job done');
  } catch (error) {
    const reason = failureReason(error);
    const facts = { job: name, jobId: job.id, about, attempt: job.attempts, reason, at: placesOf(error) };
    if (job.attempts < job.max_attempts) {
      observe('retried');
      deps.logger.warn(facts, 'job failed; it will be tried again');
      throw new Error(reason);
    }
    observe('failed');
    const spent = { id: Number(job.id), name, key: job.key ?? name, payload, attempts: job.attempts };
    await end(handler, spent, facts, deps);
  }
}

async function end(handler: JobHandler, spent: SpentJob, facts: { reason: string }, deps: JobDeps): Promise<void> {
  const { db, logger, metrics, now } = deps;
  try {
    await db.transaction().execute((tx) => recordEnd(tx, { handler, spent, reason: facts.reason, now: now() }));
  } catch (error) {
    const reason = failureReason(error);
    logger.error({ ...facts, notRecorded: reason }, 'job failed for good, which the sweep of failed jobs will record');
    throw new Error(reason);
  }
  metrics.countFailed(spent.name);
  logger.error(facts, 'job failed for good; it is in failed_jobs');
}
