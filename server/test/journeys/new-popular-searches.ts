import { DAY_MS, isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Db } from '../../src/db/database.ts';
import { learnFromSearches } from '../../src/modules/search/public.ts';
import { searchSettings } from '../../src/modules/settings/public.ts';

/** More often than journeys ever search. */
const ASKED = 1_000;

/** Adds these searches and clicks on as many days as a popular one needs, and runs the nightly count. */
export async function newPopularSearches(db: Db, texts: readonly string[]): Promise<void> {
  const now = new Date();
  const { popularDays } = await searchSettings(db);
  const { id } = await db.selectFrom('products').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const days = Array.from({ length: popularDays }, (_, ago) =>
    isoDate(ulaanbaatarDate(new Date(now.getTime() - (ago + 1) * DAY_MS))),
  );
  const each = days.flatMap((day) => texts.map((query) => ({ day, query })));
  await db
    .insertInto('search_queries')
    .values(each.map((one) => ({ ...one, level: 'exact', hits: 1, asked: ASKED })))
    .onConflict((conflict) => conflict.columns(['day', 'query']).doNothing())
    .execute();
  await db
    .insertInto('search_outcomes')
    .values(each.map((one) => ({ ...one, product_id: id, clicks: 1 })))
    .onConflict((conflict) => conflict.columns(['day', 'query', 'product_id']).doNothing())
    .execute();
  await learnFromSearches(db, now);
}
