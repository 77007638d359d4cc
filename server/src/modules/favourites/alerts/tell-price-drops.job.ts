import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, type Work, workOn } from '../../../jobs/define-job.ts';
import { tellPriceDrops } from './tell-price-drops.ts';

const tellPriceDropsJob = defineJob({
  name: 'tell-price-drops',
  lane: 'upkeep',
  payload: z.object({}),
  priority: 5,
  attempts: 3,
  schedule: '*/5 * * * *',
});

export const tellsPriceDrops = (db: Db, now: () => Date): Work =>
  workOn(tellPriceDropsJob, () => tellPriceDrops(db, now()));
