import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../jobs/define-job.ts';
import { deleteRepliesBefore } from './idempotent-replies.queries.ts';

const purgeRepliesJob = defineJob({
  name: 'forget-replies',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  schedule: '50 * * * *',
});

/** A phone that was offline over a weekend may still ask for its order's reply. */
const REMEMBERED_MS = 48 * 60 * 60 * 1_000;
/** Few enough that no other transaction has to wait. */
const BATCH = 5_000;

/** Deletes replies that nobody will request again; returns how many. */
export async function purgeReplies(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - REMEMBERED_MS);
  let purged = 0;
  for (;;) {
    const deleted = await deleteRepliesBefore(db, before, BATCH);
    purged += deleted;
    if (deleted < BATCH) return purged;
  }
}

export const purgeRepliesHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeRepliesJob, () => purgeReplies(db, now()));
