import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface NoticeFigure {
  channel: string;
  failed: number;
}

/** Messages per channel that were queued since then and have failed for good; uses the partial index of failed ones. */
export async function noticesFailedSince(db: Db, since: Date): Promise<NoticeFigure[]> {
  const { rows } = await sql<NoticeFigure>`
    select channel, count(*)::int as failed from notifications
    where status = 'failed' and created_at >= ${since} group by 1`.execute(db);
  return rows;
}
