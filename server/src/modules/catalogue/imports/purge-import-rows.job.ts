import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { importWithRowsBefore, purgeRows } from './purged-rows.queries.ts';

const DAY_MS = 86_400_000;
/** A season. What an import changed, and how to roll it back, is in the rows of its change set, which are kept. */
const KEPT_DAYS = 90;
/** Some milliseconds each; 50,000 rows a week are far below what a run handles. */
const AT_ONCE = 5_000;

const purgeImportRowsJob = defineJob({
  name: 'purge-import-rows',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // At 03:50 in Ulaanbaatar.
  schedule: '50 19 * * *',
  catchesUp: true,
});

/** Rows of earlier uploads are purged. */
export const rowsKeptFrom = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

/** Purges the rows of old price lists; the imports stay. Idempotent, also when it runs concurrently. Returns the number of rows. */
export async function purgeImportRows(db: Db, now: Date): Promise<number> {
  let purged = 0;
  for (;;) {
    const id = await importWithRowsBefore(db, rowsKeptFrom(now));
    if (id === undefined) return purged;
    purged += await purgeRows(db, id, AT_ONCE);
  }
}

export const purgeImportRowsHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(purgeImportRowsJob, () => purgeImportRows(db, now()));
