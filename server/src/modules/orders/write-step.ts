import { type Mover, type OrderStatus, stockLeavesAt } from '@tokhi/rules/order/order-status';
import type { Tx } from '../../db/database.ts';
import { consumeStock } from '../stock/public.ts';
import { type LockedOrder, writeHistory, writeStatus } from './status.queries.ts';

/** Who moves the order; a staff member with their id. */
export interface MovedBy {
  mover: Mover;
  staffId?: number;
  note?: string;
}

/**
 * Writes a status that several orders reach together: their rows, their history, and the goods that leave the store. The number of
 * statements does not depend on the number of orders. The orders are locked and may take the step. Returns the new rows of the history, by
 * order.
 */
export async function writeStep(
  tx: Tx,
  orders: readonly LockedOrder[],
  to: OrderStatus,
  { mover, staffId, note }: MovedBy,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const by = { by: mover, staffId: staffId ?? null, note: note ?? null };
  const ids = orders.map(({ id }) => id);
  await writeStatus(tx, ids, to, now);
  const changes = orders.map(({ id, status }) => ({ orderId: id, from: status, to, ...by }));
  const written = await writeHistory(tx, changes, now);
  const leaving = orders.filter(({ source }) => to === stockLeavesAt(source)).map(({ id }) => id);
  if (leaving.length > 0) await consumeStock(tx, leaving, now);
  return written;
}
