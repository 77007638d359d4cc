import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** How many orders were made and paid since then, without demo orders; uses the indexes of both times. */
export async function ordersSince(db: Db, since: Date): Promise<{ made: number; paid: number }> {
  const { rows } = await sql<{ made: number; paid: number }>`
    select (select count(*) from orders where created_at >= ${since} and not is_demo)::int as made,
      (select count(*) from orders where paid_at >= ${since} and not is_demo)::int as paid`.execute(db);
  return rows[0] ?? { made: 0, paid: 0 };
}
