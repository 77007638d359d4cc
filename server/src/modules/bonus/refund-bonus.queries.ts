// What a refund does to the points of an order. Each row has its request as the cause, so that it is written once (decision 134).
import type { Tx } from '../../db/database.ts';

/** A movement of points for a refund. */
interface RefundMove {
  customerId: number;
  orderId: number;
  points: number;
  cause: string;
}

/** Locks the customer's points until the transaction ends: they cannot be spent meanwhile. */
export async function lockBalance(tx: Tx, customerId: number): Promise<void> {
  await tx
    .selectFrom('bonus_balances')
    .select('balance')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Takes back points that the refunded pieces earned. */
export const takeBack = (tx: Tx, move: RefundMove, now: Date): Promise<void> =>
  write(tx, { ...move, points: 0 - move.points }, 'taken_back', now);

/** Gives points back: those spent on the refunded pieces, or those taken back for a refund that was declined. */
export const giveBack = (tx: Tx, move: RefundMove, now: Date): Promise<void> => write(tx, move, 'returned', now);

async function write(
  tx: Tx,
  { customerId, orderId, points, cause }: RefundMove,
  reason: 'taken_back' | 'returned',
  now: Date,
): Promise<void> {
  if (points === 0) return;
  await tx
    .insertInto('bonus_ledger')
    .values({ customer_id: customerId, order_id: orderId, points, reason, cause, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
