import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { notifyBackInStock } from './notify-back-in-stock.ts';

const notifyBackInStockJob = defineJob({
  name: 'tell-back-in-stock',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 5,
  attempts: 3,
  schedule: '*/5 * * * *',
});

export const notifyBackInStockHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(notifyBackInStockJob, () => notifyBackInStock(db, now()));
