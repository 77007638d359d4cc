import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How often these happened to staff since then; uses the index of actions. */
export async function staffEventsSince(
  db: Db,
  actions: readonly string[],
  since: Date,
): Promise<{ action: string; count: number }[]> {
  const { rows } = await sql<{ action: string; count: number }>`
    select action, sum(occurrences)::int as count from audit_log
    where subject_kind = 'staff' and action = any(${[...actions]}::text[]) and created_at >= ${since}
    group by 1`.execute(db);
  return rows;
}
