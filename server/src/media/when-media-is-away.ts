import type { z } from 'zod';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { MediaAway } from './open-media.ts';

const AGAIN_MS = 60_000;

interface PictureJob<Schema extends z.ZodObject> {
  job: Job<Schema>;
  payload: z.input<Schema>;
  key: string;
}

/**
 * Runs the work on a picture, or enqueues it again in a minute while the store does not answer: otherwise the picture would be refused
 * after its attempts, within half a minute.
 */
export async function laterWhenMediaIsAway<Schema extends z.ZodObject>(
  { db, now }: { db: Db; now: () => Date },
  { job, payload, key }: PictureJob<Schema>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof MediaAway)) throw error;
    await inTransaction(db, (tx) => enqueue(tx, job, payload, key, new Date(now().getTime() + AGAIN_MS)));
  }
}
