import type { Tx } from '../../../db/database.ts';
import { type LockedOrder, lockOrder } from '../../orders/public.ts';
import { type LockedRefund, lockRefunds, refundOf } from './refund-tasks.queries.ts';

/** Somebody asked for what cannot be done with this refund; the message is for the staff. */
export class RefundTaskError extends Error {
  override name = 'RefundTaskError';
}

export interface LockedTask {
  /** Undefined: money of nobody known. */
  order: LockedOrder | undefined;
  requestId: number | null;
  refunds: LockedRefund[];
}

/** The order first and then its refunds, so that whoever asks for or closes one waits for the other. */
export async function lockTask(tx: Tx, refundId: number): Promise<LockedTask> {
  const found = await refundOf(tx, refundId);
  if (found === undefined) throw new RefundTaskError(`There is no refund ${refundId}.`);
  const order = found.order_id === null ? undefined : await lockOrder(tx, found.order_id);
  const requestId = found.request_id;
  return { order, requestId, refunds: await lockRefunds(tx, refundId, requestId) };
}
