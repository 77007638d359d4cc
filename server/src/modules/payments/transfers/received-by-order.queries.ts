import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The sum of partial payments and of lines about to be recorded, for each of these orders. */
export async function receivedByOrder(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ order_id: number; sum: number }>`
    select order_id, sum(amount_tug)::bigint as sum from (
      select order_id, amount_tug from payments
      where order_id = any(${[...orderIds]}::bigint[]) and outcome = 'part' and refunded_tug = 0
      union all
      select order_id, amount_tug from bank_rows where order_id = any(${[...orderIds]}::bigint[]) and decision = 'pending'
    ) as came group by order_id`.execute(db);
  return new Map(rows.map(({ order_id, sum }) => [order_id, sum]));
}
