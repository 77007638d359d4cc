import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Credits the points of a paid order; called twice, the ledger takes one row (bonus_moves_once_per_order_reason_and_cause). */
export async function giveEarned(
  tx: Tx,
  { customerId, orderId, points }: { customerId: number; orderId: number; points: number },
  now: Date,
): Promise<void> {
  if (points === 0) return;
  await tx
    .insertInto('bonus_ledger')
    .values({ customer_id: customerId, order_id: orderId, points, reason: 'earned', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the points that an unpaid order has reserved: each spent row once. Does nothing if none were spent. */
export async function returnSpent(
  tx: Tx,
  { customerId, orderId }: { customerId: number; orderId: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into bonus_ledger (customer_id, order_id, points, reason, cause, created_at)
    select customer_id, order_id, - points, 'returned', cause, ${now}::timestamptz from bonus_ledger
    where customer_id = ${customerId} and order_id = ${orderId} and reason = 'spent'
    on conflict do nothing`.execute(tx);
}

/** The points that an unpaid order has reserved: spent and not returned. Inside another module's statement. */
export const reservedPoints = (
  orderId: number,
) => sql<number>`(select coalesce(0 - sum(points), 0)::bigint from bonus_ledger
  where bonus_ledger.order_id = ${orderId} and bonus_ledger.reason in ('spent', 'returned'))`;

/**
 * Reserves this many points for the order (decision 6: reserved at submit-order). A different number returns the former ones first, so that
 * the ledger shows each choice. The caller has locked the order and read `reserved` under the lock: two choices cannot count the same
 * number.
 */
export async function reservePoints(
  tx: Tx,
  { customerId, orderId, points, reserved }: { customerId: number; orderId: number; points: number; reserved: number },
  now: Date,
): Promise<void> {
  if (reserved === points) return;
  if (reserved > 0) await returnSpent(tx, { customerId, orderId }, now);
  if (points === 0) return;
  await sql`
    insert into bonus_ledger (customer_id, order_id, points, reason, cause, created_at)
    select ${customerId}::bigint, ${orderId}::bigint, ${0 - points}::bigint, 'spent', (count(*) + 1)::text, ${now}::timestamptz
    from bonus_ledger where order_id = ${orderId} and reason = 'spent'`.execute(tx);
}
