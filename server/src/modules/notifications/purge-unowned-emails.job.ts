import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { purgeUnownedEmails } from './purge-unowned-emails.ts';

const purgeUnownedEmailsJob = defineJob({
  name: 'forget-letters-to-nobody',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // At 03:50 in Ulaanbaatar.
  schedule: '50 19 * * *',
  catchesUp: true,
});

export const purgeUnownedEmailsHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeUnownedEmailsJob, () => purgeUnownedEmails(db, now()));
