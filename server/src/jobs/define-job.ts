import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { JobFailure } from './failure-reason.ts';

/** Work of different queues never waits for each other: each queue has its own concurrency (run-queues.ts). */
export const QUEUES = ['money', 'receipts', 'mail', 'sms', 'admin', 'upkeep'] as const;
export type QueueName = (typeof QUEUES)[number];

/**
 * What whoever enqueues must know. It lives in the module that enqueues it, so that a later module may do the work for an
 * earlier one: the arrow of the imports stays.
 */
export interface Job<Schema extends z.ZodObject = z.ZodObject> {
  /** In the queue's tables, in logs and metrics; a waiting job is found by it, so it is not renamed. */
  name: string;
  queue: QueueName;
  /** Ids only: a payload stays in the queue and in failed_jobs, where no personal data belongs. */
  payload: Schema;
  /** Within its queue; the lower goes first. */
  priority: number;
  /** How often it is tried, e^n seconds after the nth failure: 6 attempts take four minutes, 10 three and a half hours. */
  attempts: number;
  /** When it is enqueued by itself, with an empty payload. Cron in UTC: Ulaanbaatar is eight hours ahead, all year. */
  schedule?: string;
  /** A run that was missed because no worker ran is made up for when one starts. Every daily job does (docs/reliability.md). */
  catchesUp?: true;
}

export const defineJob = <Schema extends z.ZodObject>(job: Job<Schema>): Job<Schema> => job;

/** The payload by the job's schema, or an error that tells where it is wrong and not what stands there. */
export function parsePayload<Schema extends z.ZodObject>(job: Job<Schema>, payload: unknown): z.output<Schema> {
  const parsed = job.payload.safeParse(payload);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'whole'} ${code}`);
  throw new JobFailure(`the payload does not fit the job: ${places.join(', ')}`);
}

/** A job with what is done for it, as the worker lists it. */
export interface JobHandler {
  job: Job;
  attempt(payload: unknown): Promise<void>;
  /** What the module notes when the last attempt failed, in the transaction that records the end. */
  abandon(tx: Tx, payload: unknown): Promise<void>;
}

/** Payloads are parsed as they run: after a deploy, yesterday's may wait. Its work must be safe to do twice. */
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
