import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Refunds to customers in a span. */
export async function refundedTug(db: Db, from: Date, to: Date): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .where('status', '=', 'done')
    .where('finished_at', '>=', from)
    .where('finished_at', '<', to)
    .select(sql<number>`coalesce(sum(amount_tug), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}
