import type { Db } from '../../db/database.ts';

/** A customer's points; no row means none. */
export async function bonusBalance(db: Db, customerId: number): Promise<number> {
  const row = await db
    .selectFrom('bonus_balances')
    .select('balance')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.balance ?? 0;
}
