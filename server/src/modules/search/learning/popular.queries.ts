import type { Db, Tx } from '../../../db/database.ts';

const DAYS = 30;

/** Texts that found something and whose results were opened on several days, the most frequent first. */
export const clickedSearches = (db: Db, leastDays: number, limit: number) =>
  db
    .selectFrom('search_sums')
    .select(['query', 'asked', 'days_clicked'])
    .where('days', '=', DAYS)
    .where('hits', '>', 0)
    .where('days_clicked', '>=', leastDays)
    .orderBy('asked', 'desc')
    .orderBy('query')
    .limit(limit)
    .execute();

export interface PopularSearch {
  text: string;
  asked: number;
  days_clicked: number;
}

export const savedPopular = (db: Db) =>
  db.selectFrom('popular_searches').select(['text', 'asked', 'days_clicked']).orderBy('place').execute();

/** Replaces all of them. */
export async function writePopular(tx: Tx, chosen: readonly PopularSearch[]): Promise<void> {
  await tx.deleteFrom('popular_searches').execute();
  const placed = chosen.map((one, at) => ({ ...one, place: at + 1 }));
  if (placed.length > 0) await tx.insertInto('popular_searches').values(placed).execute();
}
