import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface NoticeFigure {
  channel: string;
  failed: number;
}

/** Messages of a channel that were written since a moment and that nobody tries to send any more; by the partial index of failed ones. */
export async function noticesFailedSince(db: Db, since: Date): Promise<NoticeFigure[]> {
  const { rows } = await sql<NoticeFigure>`
    select channel, count(*)::int as failed from notifications
    where status = 'failed' and created_at >= ${since} group by 1`.execute(db);
  return rows;
}
