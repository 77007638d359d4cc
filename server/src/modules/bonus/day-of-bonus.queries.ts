import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const sumOf = (...reasons: string[]) =>
  sql<number>`coalesce(sum(points) filter (where reason in (${sql.join(reasons.map((reason) => sql.lit(reason)))})), 0)::bigint`;

/** How the points of all customers moved in a period; points that come back with a refund do not count as spent. */
export const bonusMoved = (db: Db, from: Date, to: Date) =>
  db
    .selectFrom('bonus_ledger')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .select([
      sumOf('welcome', 'earned').as('given'),
      sumOf('spent', 'returned').as('spent'),
      sumOf('taken_back').as('taken_back'),
      sumOf('adjusted').as('adjusted'),
    ])
    .executeTakeFirstOrThrow();

/** The points of all customers at a given time. */
export async function bonusOwedAt(db: Db, at: Date): Promise<number> {
  const { owed } = await db
    .selectFrom('bonus_ledger')
    .where('created_at', '<', at)
    .select(sql<number>`coalesce(sum(points), 0)::bigint`.as('owed'))
    .executeTakeFirstOrThrow();
  return owed;
}
