import { isDeepStrictEqual } from 'node:util';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { searchSettings } from '../../settings/public.ts';
import { deleteEndedPins } from '../admin/pins/pins.queries.ts';
import { vocabularyOfShop } from '../vocabulary-of-shop.queries.ts';
import { knownText } from './known-text.ts';
import { clickedSearches, type PopularSearch, savedPopular, writePopular } from './popular.queries.ts';
import { sumUpSearches } from './sum-up-searches.job.ts';

const learnFromSearchesJob = defineJob({
  name: 'learn-from-searches',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  // A minute past midnight in Ulaanbaatar: pins end with their day.
  schedule: '1 16 * * *',
  catchesUp: true,
});

const MOST_LOOKED_AT = 200;
/** More than are shown, because staff hide some. */
const MOST_CHOSEN = 30;

/** The popular searches of the last thirty days; written only when they changed, since every page follows them. */
export async function choosePopular(db: Db): Promise<void> {
  const { popularDays } = await searchSettings(db);
  const vocabulary = vocabularyOfShop(db);
  const byText = new Map<string, PopularSearch>();
  for (const { query, asked, days_clicked } of await clickedSearches(db, popularDays, MOST_LOOKED_AT)) {
    const text = await knownText(query, vocabulary);
    if (text === null) continue;
    // «буйдан» and "buidan" are the same text.
    const same = byText.get(text);
    byText.set(text, {
      ...{ text, asked: asked + (same?.asked ?? 0) },
      days_clicked: Math.max(days_clicked, same?.days_clicked ?? 0),
    });
  }
  const chosen = [...byText.values()].toSorted((one, other) => other.asked - one.asked).slice(0, MOST_CHOSEN);
  await inTransaction(db, async (tx) => {
    if (!isDeepStrictEqual(await savedPopular(tx), chosen)) await writePopular(tx, chosen);
  });
}

/** Runs once a night. Idempotent. */
export async function learnFromSearches(db: Db, now: Date): Promise<void> {
  await deleteEndedPins(db, isoDate(ulaanbaatarDate(now)));
  await sumUpSearches(db, now);
  await choosePopular(db);
}

export const learnFromSearchesHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(learnFromSearchesJob, () => learnFromSearches(db, now()));
