import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { purgeSecurityEvents } from './purge-security-events.ts';

const purgeSecurityEventsJob = defineJob({
  name: 'purge-security-events',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // At 03:20 in Ulaanbaatar.
  schedule: '20 19 * * *',
  catchesUp: true,
});

export const purgeSecurityEventsHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeSecurityEventsJob, () => purgeSecurityEvents(db, now()));
