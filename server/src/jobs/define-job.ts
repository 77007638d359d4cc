import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { JobFailure } from './failure-reason.ts';

/** Work of different lanes never waits for each other: each lane has hands of its own (run-lanes.ts). */
export const LANES = ['money', 'receipts', 'mail', 'sms', 'upkeep'] as const;
export type Lane = (typeof LANES)[number];

/**
 * What whoever enqueues must know. It lives in the module that enqueues it, so that a later module may do the work for an
 * earlier one: the arrow of the imports stays.
 */
export interface Job<Schema extends z.ZodObject = z.ZodObject> {
  /** In the queue's tables, in logs and metrics; a waiting job is found by it, so it is not renamed. */
  name: string;
  lane: Lane;
  /** Ids only: a payload stays in the queue and in failed_jobs, where no personal data belongs. */
  payload: Schema;
  /** Within its lane; the lower goes first. */
  priority: number;
  /** How often it is tried, e^n seconds after the nth failure: 6 attempts take four minutes, 10 three and a half hours. */
  attempts: number;
  /** When it is enqueued by itself, with an empty payload. Cron in UTC: Ulaanbaatar is eight hours ahead, all year. */
  schedule?: string;
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
export interface Work {
  job: Job;
  attempt(payload: unknown): Promise<void>;
  /** What the module notes when the last attempt failed, in the transaction that records the end. */
  giveUp(tx: Tx, payload: unknown): Promise<void>;
}

/** Payloads are parsed as they run: after a deploy, yesterday's may wait. Its work must be safe to do twice. */
export function workOn<Schema extends z.ZodObject>(
  job: Job<Schema>,
  run: (payload: z.output<Schema>) => Promise<unknown>,
  givenUp?: (tx: Tx, payload: z.output<Schema>) => Promise<void>,
): Work {
  return {
    job,
    async attempt(payload) {
      await run(parsePayload(job, payload));
    },
    async giveUp(tx, payload) {
      const parsed = job.payload.safeParse(payload);
      if (parsed.success) await givenUp?.(tx, parsed.data);
    },
  };
}
