import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { deleteEventsBefore } from './security-events.queries.ts';

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

/** Half a year: long enough to look into a theft that is noticed late; after that nobody needs to know where somebody was (record 150). */
export const SECURITY_EVENTS_KEPT_DAYS = 180;
const DAY_MS = 86_400_000;
/** Few enough that nobody has to wait. */
const BATCH = 5_000;

/** Deletes security events that are too old; audit rows of staff stay. Safe to run twice. Returns how many. */
export async function purgeSecurityEvents(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - SECURITY_EVENTS_KEPT_DAYS * DAY_MS);
  let purged = 0;
  for (;;) {
    const deleted = await deleteEventsBefore(db, before, BATCH);
    purged += deleted;
    if (deleted < BATCH) return purged;
  }
}

export const purgeSecurityEventsHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeSecurityEventsJob, () => purgeSecurityEvents(db, now()));
