import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { deleteHeartbeatsBefore } from './heartbeats.queries.ts';

const purgeHeartbeatsJob = defineJob({
  name: 'purge-heartbeats',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // Every hour.
  schedule: '50 * * * *',
});

const DAY_MS = 86_400_000;

/** A silent process is shown for a day; after that it counts as removed. Safe to run twice. */
export const purgeHeartbeats = (db: Db, now: Date): Promise<number> =>
  deleteHeartbeatsBefore(db, new Date(now.getTime() - DAY_MS));

export const purgeHeartbeatsHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeHeartbeatsJob, () => purgeHeartbeats(db, now()));
