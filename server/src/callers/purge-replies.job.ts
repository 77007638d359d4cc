import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../jobs/define-job.ts';
import { purgeReplies } from './purge-replies.ts';

const purgeRepliesJob = defineJob({
  name: 'forget-replies',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  schedule: '50 * * * *',
});

export const purgeRepliesHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeRepliesJob, () => purgeReplies(db, now()));
