// What staff read and correct of a customer's points. Rows are added, never changed.
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { NumberOfOrder } from './ledger.queries.ts';

/** Customers with at least this balance are listed; the index has the same figure. */
const LARGE = sql.lit(100_000);

/** The customers with the most points first. */
export async function largestBalances(
  db: Db,
  { after, limit }: { after: { value: number; id: number } | undefined; limit: number },
) {
  let query = db
    .selectFrom('bonus_balances')
    .select(['customer_id as id', 'balance as value'])
    .where(sql<boolean>`balance >= ${LARGE}`)
    .orderBy('balance', 'desc')
    .orderBy('customer_id', 'desc')
    .limit(limit);
  if (after !== undefined) query = query.where(sql<boolean>`(balance, customer_id) < (${after.value}, ${after.id})`);
  return query.execute();
}

export async function balancesOf(db: Db, customerIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('bonus_balances')
    .select(['customer_id', 'balance'])
    .where(sql<boolean>`customer_id = any(${customerIds}::bigint[])`)
    .execute();
  return new Map(rows.map(({ customer_id, balance }) => [customer_id, balance]));
}

/** The newest rows, each with the balance after it: the sum of all up to it. */
export const staffLedger = (db: Db, customerId: number, numberOfOrder: NumberOfOrder, limit: number) =>
  db
    .selectFrom('bonus_ledger')
    .select(['id', 'points', 'created_at', 'note', 'staff_id'])
    // Restricted by the table's check.
    .select(sql<'welcome' | 'earned' | 'spent' | 'returned' | 'taken_back' | 'adjusted'>`reason`.as('reason'))
    .select(sql<number>`(sum(points) over (order by id))::bigint`.as('balance'))
    .select(numberOfOrder('bonus_ledger.order_id').as('order_number'))
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** What single corrections added and removed since then; those above the limit were approved by a second person. */
export const correctedSince = (
  db: Db,
  customerId: number,
  { since, limit }: { since: Date; limit: number },
): Promise<{ added: number; taken: number }> =>
  db
    .selectFrom('bonus_ledger')
    .select([
      sql<number>`coalesce(sum(points) filter (where points > 0), 0)::bigint`.as('added'),
      sql<number>`coalesce(-sum(points) filter (where points < 0), 0)::bigint`.as('taken'),
    ])
    .where('customer_id', '=', customerId)
    .where('reason', '=', 'adjusted')
    .where('created_at', '>', since)
    .where(sql<boolean>`abs(points) <= ${limit}`)
    .executeTakeFirstOrThrow();

interface Correction {
  customerId: number;
  points: number;
  staffId: number;
  note: string;
}

export async function insertCorrection(
  tx: Tx,
  { customerId, points, staffId, note }: Correction,
  now: Date,
): Promise<void> {
  const line = { customer_id: customerId, points, staff_id: staffId, note, reason: 'adjusted', created_at: now };
  await tx.insertInto('bonus_ledger').values(line).execute();
}
