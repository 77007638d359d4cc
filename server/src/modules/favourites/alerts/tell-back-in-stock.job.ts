import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, type Work, workOn } from '../../../jobs/define-job.ts';
import { tellBackInStock } from './tell-back-in-stock.ts';

const tellBackInStockJob = defineJob({
  name: 'tell-back-in-stock',
  lane: 'upkeep',
  payload: z.object({}),
  priority: 5,
  attempts: 3,
  schedule: '*/5 * * * *',
});

export const tellsBackInStock = (db: Db, now: () => Date): Work =>
  workOn(tellBackInStockJob, () => tellBackInStock(db, now()));
