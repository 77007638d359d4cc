import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { JobFailure } from './failure-reason.ts';

/** Jobs of different queues never wait for each other: each queue has its own concurrency (run-queues.ts). */
export const QUEUES = ['money', 'receipts', 'mail', 'sms', 'admin', 'upkeep'] as const;
export type QueueName = (typeof QUEUES)[number];

/**
 * What the code that enqueues a job must know. It lives in the module that enqueues, so that a later module may handle a job of an earlier
 * one without reversing the direction of imports.
 */
export interface Job<Schema extends z.ZodObject = z.ZodObject> {
  /** In the queue's tables, logs and metrics; waiting jobs are found by it, so it must not be renamed. */
  name: string;
  queue: QueueName;
  /** Ids only: a payload stays in the queue and in failed_jobs, where no personal data belongs. */
  payload: Schema;
  /** Within its queue; lower numbers run first. */
  priority: number;
  /** Maximum attempts, e^n seconds after the nth failure: 6 attempts take four minutes, 10 three and a half hours. */
  attempts: number;
  /** When it is enqueued automatically, with an empty payload. Cron in UTC: Ulaanbaatar is eight hours ahead, all year. */
  schedule?: string;
  /** A run that was missed because no worker ran is made up for when one starts. Every daily job sets it (docs/reliability.md). */
  catchesUp?: true;
}

export const defineJob = <Schema extends z.ZodObject>(job: Job<Schema>): Job<Schema> => job;

/** The payload parsed by the job's schema, or an error that says where it is wrong, without the value. */
export function parsePayload<Schema extends z.ZodObject>(job: Job<Schema>, payload: unknown): z.output<Schema> {
  const parsed = job.payload.safeParse(payload);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'whole'} ${code}`);
  throw new JobFailure(`the payload does not fit the job: ${places.join(', ')}`);
}

/** A job with its code, as the worker lists it. */
export interface JobHandler {
  job: Job;
  attempt(payload: unknown): Promise<void>;
  /** What the module writes when the last attempt failed, in the transaction that records the failure. */
  abandon(tx: Tx, payload: unknown): Promise<void>;
}

/** Payloads are parsed when a job runs: after a deploy, older ones may wait. The job must be safe to run twice. */
export function handleJob<Schema extends z.ZodObject>(
  job: Job<Schema>,
  run: (payload: z.output<Schema>) => Promise<unknown>,
  onAbandoned?: (tx: Tx, payload: z.output<Schema>) => Promise<void>,
): JobHandler {
  return {
    job,
    async attempt(payload) {
      await run(parsePayload(job, payload));
    },
    async abandon(tx, payload) {
      const parsed = job.payload.safeParse(payload);
      if (parsed.success) await onAbandoned?.(tx, parsed.data);
    },
  };
}
