import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const IN_TIME = sql`interval '3 minutes'`;

/** Payments since then that a provider reported, and how many the shop saw within three minutes. Transfers wait for a person. */
export async function seenInTime(db: Db, since: Date): Promise<{ all: number; inTime: number }> {
  const { rows } = await sql<{ all: number; inTime: number }>`
    select count(*)::int as "all", count(*) filter (where recorded_at - received_at <= ${IN_TIME})::int as "inTime"
    from payments where received_at >= ${since} and provider <> 'bank_transfer' and noticed_by <> 'staff'`.execute(db);
  return rows[0] ?? { all: 0, inTime: 0 };
}
