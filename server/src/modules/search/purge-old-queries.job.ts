import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { purgeOldQueries } from './purge-old-queries.ts';

const purgeOldQueriesJob = defineJob({
  name: 'forget-old-queries',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // At 03:20 in Ulaanbaatar.
  schedule: '20 19 * * *',
  catchesUp: true,
});

export const purgeOldQueriesHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeOldQueriesJob, () => purgeOldQueries(db, now()));
