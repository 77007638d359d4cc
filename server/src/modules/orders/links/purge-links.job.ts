import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { deleteLinksBefore } from './links.queries.ts';

const purgeLinksJob = defineJob({
  name: 'forget-order-links',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  schedule: '40 19 * * *',
  catchesUp: true,
});

/** Deletes expired links. */
export const purgeLinksHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeLinksJob, () => deleteLinksBefore(db, now()));
