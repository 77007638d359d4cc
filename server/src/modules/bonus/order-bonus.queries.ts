import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Gives the points that a paid order brings; told twice, the ledger takes one row (bonus_moves_once_per_order_and_reason). */
export async function giveEarned(
  tx: Tx,
  { customerId, orderId, points }: { customerId: number; orderId: number; points: number },
): Promise<void> {
  if (points === 0) return;
  await tx
    .insertInto('bonus_ledger')
    .values({ customer_id: customerId, order_id: orderId, points, reason: 'earned' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives back what was spent on an order that came to nothing; nothing where nothing was spent. */
export async function returnSpent(
  tx: Tx,
  { customerId, orderId }: { customerId: number; orderId: number },
): Promise<void> {
  await sql`
    insert into bonus_ledger (customer_id, order_id, points, reason)
    select customer_id, order_id, - points, 'returned' from bonus_ledger
    where customer_id = ${customerId} and order_id = ${orderId} and reason = 'spent'
    on conflict do nothing`.execute(tx);
}
