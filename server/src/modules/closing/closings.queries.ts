import type { MethodSums } from '@tokhi/rules/money/day-closing';
import type { DayDifference } from '@tokhi/rules/money/day-differences';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export type Explained = DayDifference & { reason: string };

export interface Closing {
  closed_at: Date;
  closed_by: number;
  sums: MethodSums[];
  differences: Explained[];
}

export const closingOfDay = (db: Db, day: string): Promise<Closing | undefined> =>
  db
    .selectFrom('day_closings')
    // As written by closeDay.
    .select(['closed_at', 'closed_by', sql<MethodSums[]>`sums`.as('sums')])
    .select(sql<Explained[]>`differences`.as('differences'))
    .where('day', '=', day)
    .executeTakeFirst();

/** Who closed which of these days, both ends included. */
export const closingsBetween = (db: Db, first: string, last: string) =>
  db
    .selectFrom('day_closings')
    .select([sql<string>`day::text`.as('day'), 'closed_by', 'closed_at'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day')
    .execute();

/** False: somebody else has closed the day. A concurrent caller waits for the other transaction. */
export async function insertClosing(
  tx: Tx,
  day: string,
  { sums, differences, ...by }: { closed_at: Date; closed_by: number } & Pick<Closing, 'sums' | 'differences'>,
): Promise<boolean> {
  const row = { day, ...by, sums: JSON.stringify(sums), differences: JSON.stringify(differences) };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('day_closings')
    .values(row)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
