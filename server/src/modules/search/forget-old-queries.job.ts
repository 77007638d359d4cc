import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, type Work, workOn } from '../../jobs/define-job.ts';
import { forgetOldQueries } from './forget-old-queries.ts';

const forgetOldQueriesJob = defineJob({
  name: 'forget-old-queries',
  lane: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // At 03:20 in Ulaanbaatar.
  schedule: '20 19 * * *',
});

export const forgetsOldQueries = (db: Db, now: () => Date): Work =>
  workOn(forgetOldQueriesJob, () => forgetOldQueries(db, now()));
