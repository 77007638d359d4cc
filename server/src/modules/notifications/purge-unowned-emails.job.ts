import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { deleteUnownedEmails } from './own-emails.queries.ts';

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

/** Long enough to help a person whose code did not arrive. */
const KEPT_MS = 48 * 60 * 60 * 1_000;
/** Few enough that no email has to wait. */
const AT_ONCE = 5_000;

/**
 * Emails with codes belong to an address, not an account, so that known and unknown addresses cost the same (record 040). An erasure finds
 * emails by the customer's number and would miss these, so they are purged by age.
 */
export async function purgeUnownedEmails(db: Db, now: Date): Promise<void> {
  while ((await deleteUnownedEmails(db, new Date(now.getTime() - KEPT_MS), AT_ONCE)) === AT_ONCE);
}

export const purgeUnownedEmailsHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeUnownedEmailsJob, () => purgeUnownedEmails(db, now()));
