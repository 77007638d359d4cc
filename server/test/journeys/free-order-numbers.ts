import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

const PREFIXES = 1_000_000;

/**
 * Numbers for new orders. Journeys share a database, and shoppers draw numbers at random: no unpaid order has their last four digits,
 * nor does any other order while enough are free.
 */
export async function freeOrderNumbers(db: Db, count: number): Promise<string[]> {
  const prefix = String(Math.floor(Math.random() * PREFIXES)).padStart(6, '0');
  const { rows } = await sql<{ ending: string }>`
    select ending from (select lpad(n::text, 4, '0') as ending from generate_series(0, 9999) n) endings
      left join (select right(order_number, 4) as ending, bool_or(status = 'pending') as is_pending from orders group by 1) taken
        using (ending)
    where is_pending is not true order by (is_pending is null) desc, random() limit ${count}`.execute(db);
  return rows.map(({ ending }) => `IK${prefix}${ending}`).toSorted();
}
