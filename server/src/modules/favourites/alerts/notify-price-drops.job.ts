import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { notifyPriceDrops } from './notify-price-drops.ts';

const notifyPriceDropsJob = defineJob({
  name: 'tell-price-drops',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 5,
  attempts: 3,
  schedule: '*/5 * * * *',
});

export const notifyPriceDropsHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(notifyPriceDropsJob, () => notifyPriceDrops(db, now()));
