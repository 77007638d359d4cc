import { searchSpans } from '@tokhi/contract/admin/search/search-words';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { searchSettings } from '../../settings/public.ts';
import { writeSpan } from './sums.queries.ts';

const sumUpSearchesJob = defineJob({
  name: 'sum-up-searches',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  schedule: '*/10 * * * *',
});

const LONGEST = Math.max(...searchSpans);

/** Sums up the searches of the last 7, 30 and 90 days, today included. Idempotent, also when it runs concurrently. */
export async function sumUpSearches(db: Db, now: Date): Promise<void> {
  const { leastAsked } = await searchSettings(db);
  const dayBefore = (days: number) => isoDate(ulaanbaatarDate(now, -days));
  for (const days of searchSpans) {
    // Searches are kept for the longest span only: nothing is left of the days before it.
    const before = days === LONGEST ? null : dayBefore(2 * days - 1);
    await inTransaction(db, (tx) => writeSpan(tx, { days, from: dayBefore(days - 1), before, leastAsked, now }));
  }
}

export const sumUpSearchesHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(sumUpSearchesJob, () => sumUpSearches(db, now()));
