import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The port that orders implement: an order's number, inside our statement. */
export type NumberOfOrder = (orderId: string) => RawBuilder<string | null>;

/** A page of the customer's bonus ledger, newest first. */
export const ledgerLines = (
  db: Db,
  customerId: number,
  numberOfOrder: NumberOfOrder,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .selectFrom('bonus_ledger')
    .select(['id', 'points', 'reason', 'cause', 'created_at'])
    .select(numberOfOrder('bonus_ledger.order_id').as('order_number'))
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export type LedgerRow = Awaited<ReturnType<typeof ledgerLines>>[number];

export async function countLedgerLines(db: Db, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('bonus_ledger')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** An order's ledger rows, oldest first. */
export const pointsMovedBy = (db: Db, orderId: number) =>
  db
    .selectFrom('bonus_ledger')
    .select(['points', 'reason', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** The balance inside another module's statement: `customerId` is the column with the customer's id there. */
export const bonusOf = (customerId: string) =>
  sql<number>`coalesce((select balance from bonus_balances where bonus_balances.customer_id = ${sql.ref(customerId)}), 0)`;

/** The customer's ledger and its sum, for their export. */
export const rowsOfCustomer = async (db: Db, customerId: number) => ({
  bonus_balances: await db.selectFrom('bonus_balances').selectAll().where('customer_id', '=', customerId).execute(),
  bonus_ledger: await db
    .selectFrom('bonus_ledger')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute(),
});
