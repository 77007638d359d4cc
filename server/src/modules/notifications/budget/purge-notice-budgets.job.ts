import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { deletePastBudgets } from './budgets.queries.ts';

const purgeBudgetsJob = defineJob({
  name: 'purge-notice-budgets',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // At 03:55 in Ulaanbaatar.
  schedule: '55 19 * * *',
  catchesUp: true,
});

export const purgeNoticeBudgetsHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeBudgetsJob, () => deletePastBudgets(db, now()));
