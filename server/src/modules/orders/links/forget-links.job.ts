import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, type Work, workOn } from '../../../jobs/define-job.ts';
import { deleteLinksBefore } from './links.queries.ts';

const forgetLinksJob = defineJob({
  name: 'forget-order-links',
  lane: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  schedule: '40 19 * * *',
});

/** Links that lead nowhere any more. */
export const forgetsLinks = (db: Db, now: () => Date): Work =>
  workOn(forgetLinksJob, () => deleteLinksBefore(db, now()));
