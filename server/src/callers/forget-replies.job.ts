import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { defineJob, type Work, workOn } from '../jobs/define-job.ts';
import { forgetReplies } from './forget-replies.ts';

const forgetRepliesJob = defineJob({
  name: 'forget-replies',
  lane: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  schedule: '50 * * * *',
});

export const forgetsReplies = (db: Db, now: () => Date): Work =>
  workOn(forgetRepliesJob, () => forgetReplies(db, now()));
