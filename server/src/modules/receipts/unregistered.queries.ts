import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Receipts that PosAPI has not registered yet, since when, and those that failed for good. */
export async function unregistered(db: Db): Promise<{ waiting: number; oldestAt: Date | null; failed: number }> {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null; failed: number }>`
    select count(*) filter (where status = 'requested')::int as waiting, count(*) filter (where status = 'failed')::int as failed,
      min(created_at) filter (where status = 'requested') as "oldestAt"
    from receipts where status = 'requested' or status = 'failed'`.execute(db);
  return rows[0] ?? { waiting: 0, oldestAt: null, failed: 0 };
}
