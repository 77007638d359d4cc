import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { dropOutcomesBefore } from './outcomes/outcomes.queries.ts';
import { dropQueriesBefore } from './recorded-queries.queries.ts';

const purgeOldQueriesJob = defineJob({
  name: 'forget-old-queries',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // At 03:20 in Ulaanbaatar.
  schedule: '20 19 * * *',
  catchesUp: true,
});

/** A season: older searches say little about today's shop, and anybody may fill the list with made-up texts. */
const KEPT_DAYS = 90;
/** Some milliseconds each; concurrent writes do not wait. */
const AT_ONCE = 5_000;

/**
 * Purges searches and their outcomes after a season; run once a day. Idempotent, also when it runs concurrently. Returns the number of
 * rows.
 */
export async function purgeOldQueries(db: Db, now: Date): Promise<number> {
  const firstKept = isoDate(ulaanbaatarDate(now, -KEPT_DAYS));
  let purged = 0;
  for (const drop of [dropQueriesBefore, dropOutcomesBefore]) {
    for (let dropped = AT_ONCE; dropped === AT_ONCE; purged += dropped) dropped = await drop(db, firstKept, AT_ONCE);
  }
  return purged;
}

export const purgeOldQueriesHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeOldQueriesJob, () => purgeOldQueries(db, now()));
