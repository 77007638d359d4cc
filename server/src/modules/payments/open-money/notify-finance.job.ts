import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { notifyFinance } from './notify-finance.ts';

const notifyFinanceJob = defineJob({
  name: 'notify-finance',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 6,
  // At 09:05 in Ulaanbaatar, when the working day begins.
  schedule: '5 1 * * *',
  catchesUp: true,
});

export const notifyFinanceHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(notifyFinanceJob, () => notifyFinance(db, now()));
