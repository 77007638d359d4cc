import type { Db } from '../../db/database.ts';

/** Published reviews since then without an answer, oldest first. */
export const reviewsSince = (db: Db, since: Date, limit: number) =>
  db
    .selectFrom('reviews')
    .select(['id', 'product_id', 'rating', 'message', 'created_at'])
    .where('created_at', '>=', since)
    .where('status', '=', 'published')
    .where('answer', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
